import { SharedLinkHitRecorded } from '@lectern/schemas/events/telemetry.ts';
import { streamOf } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { sharedLink } from '../shared-link/shared-link.ts';

/** Links whose first opening was noticed, as the subjects of their hits: nothing makes that undone. */
const noticed = new Set<string>();
const MOST = 10_000;

/** Of many hits at once the link picks one: what it has noticed is mailed, by a policy of its own, exactly once. */
export const noticeFirstOpeningWhenLinkHit = policy({
  name: 'notice-first-opening-when-link-hit',
  on: [SharedLinkHitRecorded],
  isSettled: (subject) => noticed.has(subject),
  async react({ data: { sharedLinkId, hitId }, meta }, context) {
    if (sharedLinkId === null) return;
    try {
      const { state } = await context.execute(sharedLink, sharedLinkId, { type: 'NoticeFirstOpening', sharedLinkId, hitId });
      if (state.status === 'none' || state.noticedHitId === null) return;
      if (noticed.size >= MOST) noticed.clear();
      noticed.add(streamOf(sharedLink, meta.teamId, sharedLinkId));
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error;
    }
  },
});

import { SharedLinkHitRecorded } from '@lectern/schemas/events/telemetry.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { sharedLink } from '../shared-link/shared-link.ts';

/** Of many hits at once the link picks one: what it has noticed is mailed, by a policy of its own, exactly once. */
export const noticeFirstOpeningWhenLinkHit = policy({
  name: 'notice-first-opening-when-link-hit',
  on: [SharedLinkHitRecorded],
  async react({ data: { sharedLinkId, hitId } }, context) {
    if (sharedLinkId === null) return;
    try {
      await context.execute(sharedLink, sharedLinkId, { type: 'NoticeFirstOpening', sharedLinkId, hitId });
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error;
    }
  },
});

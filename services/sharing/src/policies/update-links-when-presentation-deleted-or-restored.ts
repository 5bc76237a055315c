import { PresentationDeleted, PresentationRestored } from '@lectern/schemas/events/content.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { readPresentation } from '../replicas/presentations.ts';
import { sharedLink } from '../shared-link/shared-link.ts';

const CHUNK = 200;

/**
 * Links expire with their presentation and return with it. One policy for both events, so that they stay in order; a
 * repeated event that no longer matches the presentation is ignored.
 */
export const updateLinksWhenPresentationDeletedOrRestored = policy({
  name: 'turn-links-when-presentation-deleted-or-restored',
  on: [PresentationDeleted, PresentationRestored],
  async react({ type, data: { presentationId }, meta: { teamId } }, context) {
    if (teamId === null) return;
    const isAsHeard = ({ isDeleted }: { isDeleted: boolean }) =>
      isDeleted === (type === 'PresentationDeleted');
    const presentation = await readPresentation(context, teamId, presentationId, isAsHeard);
    if (presentation && !isAsHeard(presentation)) return;
    const command =
      type === 'PresentationDeleted'
        ? 'ExpireSharedLinkWithPresentation'
        : 'RestoreSharedLinkWithPresentation';
    // All links, oldest first, whatever their status: a repetition must give each command the same number.
    for (let after: { value: string; id: string } | undefined; ;) {
      const query = {
        list: 'ofPresentationByAge',
        where: { presentationId },
        limit: CHUNK,
        ...(after && { after }),
      };
      const links = await context.view(sharedLink).find(query);
      for (const { id } of links)
        await context.execute(sharedLink, id, { type: command, sharedLinkId: id });
      const last = links.at(-1);
      if (links.length < CHUNK || !last || last.doc.status === 'none') return;
      after = { value: last.doc.createdAt, id: last.id };
    }
  },
});

import { PresentationDeleted, PresentationRestored } from '@lectern/schemas/events/content.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { readPresentation } from '../replicas/presentations.ts';
import { sharedLink } from '../shared-link/shared-link.ts';

const CHUNK = 200;

/**
 * Links expire with their presentation, and those that did come back with it. One policy for both, so that it hears
 * them in their order; what is heard again after the presentation has changed once more is no longer true.
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
    // All of them, oldest first, whatever their status: a repetition must give each command the number it had before.
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

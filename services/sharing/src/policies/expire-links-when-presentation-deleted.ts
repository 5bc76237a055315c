import { PresentationDeleted } from '@lectern/schemas/events/content.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { sharedLink } from '../shared-link/shared-link.ts';

const CHUNK = 200;

/** A restored presentation keeps its links expired: whoever made them turns them on again. */
export const expireLinksWhenPresentationDeleted = policy({
  name: 'expire-links-when-presentation-deleted',
  on: [PresentationDeleted],
  async react({ data: { presentationId } }, context) {
    // All of them, oldest first, whatever their status: a repetition must give each command the number it had before.
    for (let after: { value: string; id: string } | undefined; ; ) {
      const query = { list: 'ofPresentationByAge', where: { presentationId }, limit: CHUNK, ...(after && { after }) };
      const links = await context.view(sharedLink).find(query);
      for (const { id } of links) await context.execute(sharedLink, id, { type: 'ExpireSharedLink', sharedLinkId: id });
      const last = links.at(-1);
      if (links.length < CHUNK || !last || last.doc.status === 'none') return;
      after = { value: last.doc.createdAt, id: last.id };
    }
  },
});

import { sharedLink } from '../shared-link/shared-link.ts';
import { existingLinks } from './rows.ts';
import type { PresentationResolvers } from './generated.ts';

const MAX_LINKS = 300;
export type PresentationParent = { id: string };

export const Presentation = {
  /** The newest; `Query.sharedLinks` pages through all. */
  sharedLinks: async ({ id }, _args, context) =>
    existingLinks(
      await context.view(sharedLink).find({
        list: 'ofPresentation',
        where: { presentationId: id, isDeleted: false },
        limit: MAX_LINKS,
      }),
    ),
  sharedLinkCount: ({ id }, _args, context) =>
    context
      .view(sharedLink)
      .count({ list: 'ofPresentation', where: { presentationId: id, isDeleted: false } }),
} satisfies PresentationResolvers;

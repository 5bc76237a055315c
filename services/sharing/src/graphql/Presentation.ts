import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { sharedLink } from '../shared-link/shared-link.ts';

const MOST_LINKS = 300;

export const Presentation = {
  /** Newest first; older ones are a matter of `Query.sharedLinks`. */
  sharedLinks: ({ id }: { id: string }, _args: unknown, context: ServiceContext) =>
    context.view(sharedLink).find({ list: 'ofPresentation', where: { presentationId: id, isDeleted: false }, limit: MOST_LINKS }),
  sharedLinkCount: ({ id }: { id: string }, _args: unknown, context: ServiceContext) =>
    context.view(sharedLink).count({ list: 'ofPresentation', where: { presentationId: id, isDeleted: false } }),
};

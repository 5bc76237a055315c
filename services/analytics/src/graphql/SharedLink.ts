import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { isLive } from '../viewing/viewing.ts';
import { loadFigures } from './load-figures.ts';
import { presentFigures } from './present-figures.ts';
import { toFigureFilter } from './filter.ts';
import { pagesShown } from './pages-shown.ts';
import type { SharedLinkResolvers } from './generated.ts';

const ofLink = (context: ServiceContext, id: string) =>
  loadFigures(context, { kind: 'link', sharedLinkId: id }, toFigureFilter(null));
export type SharedLinkParent = { id: string };

export const SharedLink = {
  async analytics({ id }, { filter }, context) {
    return presentFigures(
      context,
      await loadFigures(context, { kind: 'link', sharedLinkId: id }, toFigureFilter(filter)),
    );
  },
  async pageTimes({ id }, _args, context) {
    return pagesShown(context, await ofLink(context, id));
  },
  async isLive({ id }, _args, context) {
    const { recent, now } = await ofLink(context, id);
    return recent.some((viewing) => isLive(viewing, now));
  },
} satisfies SharedLinkResolvers;

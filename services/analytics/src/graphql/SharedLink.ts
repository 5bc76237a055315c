import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { isLive } from '../reading/reading.ts';
import { figuresOnce, presentFigures } from './figures-once.ts';
import { askedBy } from './filter.ts';
import { pagesShown } from './pages-shown.ts';
import type { SharedLinkAnalyticsArgs } from './generated.ts';

const ofLink = (context: ServiceContext, id: string) => figuresOnce(context, { kind: 'link', sharedLinkId: id }, askedBy(null));

export const SharedLink = {
  async analytics({ id }: { id: string }, { filter }: SharedLinkAnalyticsArgs, context: ServiceContext) {
    return presentFigures(context, await figuresOnce(context, { kind: 'link', sharedLinkId: id }, askedBy(filter)));
  },
  async pageTimes({ id }: { id: string }, _args: unknown, context: ServiceContext) {
    return pagesShown(context, await ofLink(context, id));
  },
  async isLive({ id }: { id: string }, _args: unknown, context: ServiceContext) {
    const { recent, now } = await ofLink(context, id);
    return recent.some((reading) => isLive(reading, now));
  },
};

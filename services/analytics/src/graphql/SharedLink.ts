import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { isLive } from '../reading/reading.ts';
import { figuresOnce } from './figures-once.ts';
import { pagesOf } from './pages-of.ts';

export const SharedLink = {
  async pageTimes({ id }: { id: string }, _args: unknown, context: ServiceContext) {
    return pagesOf((await figuresOnce(context, { sharedLinkId: id })).totals);
  },
  async isLive({ id }: { id: string }, _args: unknown, context: ServiceContext) {
    const now = new Date().toISOString();
    return (await figuresOnce(context, { sharedLinkId: id })).recent.some((reading) => isLive(reading, now));
  },
};

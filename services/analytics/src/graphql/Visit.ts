import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { readTimeline } from '../timeline/read-timeline.ts';
import { readIn, type Visit as Viewings } from '../visit/visit.ts';

type Parent = { viewings: Viewings };

const read = (field: keyof ReturnType<typeof readIn>) => ({ viewings }: Parent) => readIn(viewings, new Date().toISOString())[field];

export const Visit = {
  id: ({ viewings }: Parent) => viewings[0]!.id,
  sessions: ({ viewings }: Parent) => viewings,
  startedAt: read('startedAt'),
  lastSeenAt: read('lastSeenAt'),
  isLive: read('isLive'),
  currentPage: read('currentPage'),
  elapsedMs: read('elapsedMs'),
  fileId: read('fileId'),
  pageCount: read('pageCount'),
  pages: read('pages'),
  completion: read('completion'),
  files: read('files'),
  async timeline({ viewings }: Parent, _args: unknown, context: ServiceContext) {
    const entries = await Promise.all(viewings.map((viewing) => readTimeline(context, viewing)));
    return entries.flat().toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
  },
};

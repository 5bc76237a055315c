import { readTimeline } from '../timeline/read-timeline.ts';
import { summarizeVisit, type Visit as Viewings } from '../visit/visit.ts';
import type { VisitResolvers } from './generated.ts';

export type VisitParent = { viewings: Viewings };

const read =
  <Field extends keyof ReturnType<typeof summarizeVisit>>(field: Field) =>
  ({ viewings }: VisitParent) =>
    summarizeVisit(viewings, new Date().toISOString())[field];

export const Visit = {
  id: ({ viewings: [first] }) => first.id,
  sessions: ({ viewings }) => [...viewings],
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
  async timeline({ viewings }, _args, context) {
    const entries = await Promise.all(viewings.map((viewing) => readTimeline(context, viewing)));
    return entries
      .flat()
      .toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
  },
} satisfies VisitResolvers;

import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { accountOf, currentPage, isLive, lastSeenAt, type Reading } from '../reading/reading.ts';
import { readSession } from '../reading/read-sessions.ts';

export const ViewerSession = {
  __resolveReference: ({ id }: { id: string }, context: ServiceContext) => readSession(context, id),
  presentation: ({ session }: Reading) => ({ id: session.presentationId }),
  sharedLink: ({ session }: Reading) => session.sharedLinkId && { id: session.sharedLinkId },
  hitId: ({ session }: Reading) => session.started?.hitId ?? null,
  startedAt: ({ session }: Reading) => session.started?.at ?? session.firstHeardAt,
  lastSeenAt,
  endedAt: ({ session, closed }: Reading) => session.ended?.at ?? closed?.endedAt ?? null,
  isLive: (reading: Reading) => isLive(reading, new Date().toISOString()),
  currentPage,
  pageCount: ({ pageCount, pings }: Reading) => pageCount ?? pings?.last.pageCount ?? null,
  elapsedMs: (reading: Reading) => accountOf(reading).elapsedMs,
  pages: (reading: Reading) => accountOf(reading).pages,
  userAgent: ({ session }: Reading) => session.started?.userAgent ?? null,
};

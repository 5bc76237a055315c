import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { pageIn } from '../reading/viewer-event.ts';
import { readSession } from '../reading/read-sessions.ts';
import { viewerEvents, type ViewerEventRow } from '../viewer-events/projection.ts';

type Event = Row<ViewerEventRow>;

export const ViewerEvent = {
  __resolveReference: ({ id }: { id: string }, context: ServiceContext) => context.rowsOf(viewerEvents).get(id),
  session: ({ doc }: Event, _args: unknown, context: ServiceContext) => readSession(context, doc.sessionId),
  presentation: ({ doc }: Event) => ({ id: doc.presentationId }),
  sharedLink: ({ doc }: Event) => doc.sharedLinkId && { id: doc.sharedLinkId },
  at: ({ doc }: Event) => doc.at,
  atUs: ({ doc }: Event) => doc.eventAtUs,
  category: ({ doc }: Event) => doc.category,
  action: ({ doc }: Event) => doc.action,
  path: ({ doc }: Event) => doc.path,
  page: ({ doc }: Event) => doc.page ?? pageIn(doc.path),
  detail: ({ doc }: Event) => doc.detail,
  elapsedMs: ({ doc }: Event) => doc.elapsedMs,
};

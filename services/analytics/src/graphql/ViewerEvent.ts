import { entity } from '@lectern/kernel/graphql/entity.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { parsePage } from '../viewing/viewer-event.ts';
import { readSession } from '../viewing/read-sessions.ts';
import { viewerEvents, type ViewerEventRow } from '../viewer-events/projection.ts';
import type { ViewerEventResolvers } from './generated.ts';

type Event = Row<ViewerEventRow>;
export type ViewerEventParent = Event;

export const ViewerEvent = {
  __resolveReference: ({ id }, context) => context.rowsOf(viewerEvents).get(id),
  session: ({ doc }, _args, context) => readSession(context, doc.sessionId),
  presentation: ({ doc }) => ({ id: doc.presentationId }),
  sharedLink: ({ doc }) => entity(doc.sharedLinkId),
  at: ({ doc }) => doc.at,
  atUs: ({ doc }) => doc.eventAtUs,
  category: ({ doc }) => doc.category,
  action: ({ doc }) => doc.action,
  path: ({ doc }) => doc.path,
  page: ({ doc }) => doc.page ?? parsePage(doc.path),
  detail: ({ doc }) => doc.detail,
  elapsedMs: ({ doc }) => doc.elapsedMs,
  meta: ({ doc }) => doc.meta ?? null,
} satisfies ViewerEventResolvers;

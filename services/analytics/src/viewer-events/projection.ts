import { ViewerEventRecorded } from '@lectern/schemas/events/telemetry.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import { viewerEventId } from '@lectern/schemas/telemetry/viewer-event-id.ts';

export interface ViewerEventRow {
  sessionId: string;
  presentationId: string;
  sharedLinkId: string | null;
  linkOwnerId: string | null;
  category: string;
  action: string;
  path: string | null;
  page: number | null;
  detail: string | null;
  eventAtUs: number;
  elapsedMs: number;
  /** JSON. Missing in rows of the previous release. */
  meta?: string | null;
  /** By the viewer's clock, limited to the day before the server received it. */
  at: string;
}

const DAY_MS = 24 * 60 * 60_000;
const filters = [
  'presentationId',
  'sharedLinkId',
  'sessionId',
  'linkOwnerId',
  'category',
  'action',
  'path',
  'at',
] as const;

/** What happened in viewings? One row per event, however often it is reported. */
export const viewerEvents = projection({
  name: 'viewer-events',
  version: 2,
  on: [ViewerEventRecorded],
  fields: {
    presentationId: 'text',
    sharedLinkId: 'text',
    sessionId: 'text',
    linkOwnerId: 'text',
    category: 'text',
    action: 'text',
    path: 'text',
    at: 'text',
  },
  lists: {
    newest: { filters, orderBy: '-at' },
    oldest: { filters, orderBy: 'at' },
    ofPresentation: { equals: ['presentationId'], filters, orderBy: '-at' },
    ofLink: { equals: ['sharedLinkId'], filters, orderBy: '-at' },
    ofSession: { equals: ['sessionId'], filters, orderBy: '-at' },
  },
  rowIds: ({ data }) => [viewerEventId(data)],
  apply(
    doc: ViewerEventRow | undefined,
    { data: { heardAt, saysElapsed: _, ...data } },
  ): ViewerEventRow {
    const now = { ...data, at: momentOf(data.eventAtUs, heardAt) };
    if (!doc) return now;
    // Reported again, perhaps clamped differently: keeps the same one in any order.
    const row = {
      ...(keyOf(now) < keyOf(doc) ? now : doc),
      linkOwnerId: doc.linkOwnerId ?? data.linkOwnerId,
      elapsedMs: Math.min(doc.elapsedMs, data.elapsedMs),
      at: doc.at < now.at ? doc.at : now.at,
    };
    return keyOf(row) === keyOf(doc) ? doc : row;
  },
  index: ({
    presentationId,
    sharedLinkId,
    sessionId,
    linkOwnerId,
    category,
    action,
    path,
    at,
  }) => ({
    presentationId,
    sharedLinkId,
    sessionId,
    linkOwnerId,
    category: category.toLowerCase(),
    action,
    path,
    at,
  }),
});

function momentOf(eventAtUs: number, heardAt: string): string {
  const heardMs = Date.parse(heardAt);
  return new Date(
    Math.min(Math.max(Math.trunc(eventAtUs / 1000), heardMs - DAY_MS), heardMs),
  ).toISOString();
}

function keyOf(row: ViewerEventRow): string {
  return JSON.stringify(row);
}

import {
  ViewerEventRecorded,
  ViewerSessionEnded,
  ViewerSessionStarted,
} from '@lectern/schemas/events/telemetry.ts';
import { projection, type ProjectedEvent } from '@lectern/kernel/projections/projection.ts';
import { withMark, type Mark } from '../viewing/marks.ts';
import { withMoment, type Moments } from '../viewing/moments.ts';
import { emptyClock, withEnd, withEvent, type ViewerClock } from '../viewing/viewer-clock.ts';
import { classifyEvent } from '../viewing/viewer-event.ts';

/**
 * Reports about one viewing, without pings. Each field is a minimum, a maximum or a set, so that order and repetition do not
 * matter.
 */
export interface ViewerSessionRow {
  presentationId: string;
  sharedLinkId: string | null;
  linkOwnerId: string | null;
  /** Null until the start arrives. */
  started: {
    at: string;
    opening: Opening;
    hitId: string | null;
    viewerId: string | null;
    /** Like `liveMode`, missing in rows of the previous release. */
    activityId?: string | null;
    liveMode?: boolean;
    pageCount: number | null;
    userAgent: string | null;
    /** JSON. */
    meta?: string | null;
  } | null;
  marks: readonly Mark[];
  downloads: Moments;
  prints: Moments;
  /** `page|target` */
  clicks: Moments;
  visibility: { atUs: number; heardAt: string; isHidden: boolean } | null;
  ended: { at: string } | null;
  /** The largest visible time. */
  untilMs: number;
  firstHeardAt: string;
  heardAt: string;
  /** Missing in rows of the previous release. */
  clock?: ViewerClock;
}

/** What the edge knew when the link was opened; null without a link. */
export type Opening = ProjectedEvent<typeof ViewerSessionStarted>['data']['opening'];

const definitions = [ViewerSessionStarted, ViewerEventRecorded, ViewerSessionEnded] as const;
type Reported = ProjectedEvent<(typeof definitions)[number]>;

export const viewerSessions = projection({
  name: 'viewer-sessions',
  version: 6,
  on: definitions,
  // Lists are those of `viewerSession`, which knows whose a viewing is.
  fields: { linkOwnerId: 'text' },
  lists: {},
  rowIds: ({ data }) => [data.sessionId],
  // Returns the same object for a repetition, so that nothing is written or announced.
  apply: (doc: ViewerSessionRow | undefined, event): ViewerSessionRow =>
    withEventData(withReportTime(doc, event), event),
  index: ({ linkOwnerId }) => ({ linkOwnerId }),
  announces: ({ presentationId }) => ({ kind: 'live', type: 'Presentation', id: presentationId }),
});

function withReportTime(doc: ViewerSessionRow | undefined, event: Reported): ViewerSessionRow {
  const { presentationId, sharedLinkId, linkOwnerId } = event.data;
  const at = serverTimeOf(event);
  const elapsedMs = event.type === 'ViewerSessionStarted' ? 0 : Math.round(event.data.elapsedMs);
  if (!doc) {
    const facts = {
      presentationId,
      sharedLinkId,
      linkOwnerId,
      started: null,
      marks: [],
      downloads: {},
      prints: {},
      clicks: {},
      visibility: null,
      ended: null,
    };
    return { ...facts, untilMs: elapsedMs, firstHeardAt: at, heardAt: at, clock: emptyClock };
  }
  const isOwnerNews = doc.linkOwnerId === null && linkOwnerId !== null; // The edge does not always know the owner.
  if (!isOwnerNews && elapsedMs <= doc.untilMs && at >= doc.firstHeardAt && at <= doc.heardAt)
    return doc;
  return {
    ...doc,
    linkOwnerId: doc.linkOwnerId ?? linkOwnerId,
    untilMs: Math.max(doc.untilMs, elapsedMs),
    firstHeardAt: at < doc.firstHeardAt ? at : doc.firstHeardAt,
    heardAt: at > doc.heardAt ? at : doc.heardAt,
  };
}

function withEventData(doc: ViewerSessionRow, event: Reported): ViewerSessionRow {
  switch (event.type) {
    case 'ViewerSessionStarted': {
      const { startedAt, opening, hitId, viewerId, activityId, liveMode, pageCount } = event.data;
      const { userAgent, meta } = event.data;
      const started = {
        at: startedAt,
        opening,
        hitId,
        viewerId,
        activityId,
        liveMode,
        pageCount,
        userAgent,
        meta,
      };
      return doc.started && orderKey(doc.started) <= orderKey(started) ? doc : { ...doc, started };
    }
    case 'ViewerEventRecorded':
      return withViewerEvent(
        withField(doc, 'clock', withEvent(clockOf(doc), event.data)),
        event.data,
      );
    case 'ViewerSessionEnded': {
      const { endedAt } = event.data;
      const updated = withField(doc, 'clock', withEnd(clockOf(doc), event.data));
      return updated.ended && updated.ended.at >= endedAt
        ? updated
        : { ...updated, ended: { at: endedAt } };
    }
  }
}

function withViewerEvent(
  doc: ViewerSessionRow,
  data: ProjectedEvent<typeof ViewerEventRecorded>['data'],
): ViewerSessionRow {
  const { elapsedMs, eventAtUs, heardAt } = data;
  const meaning = classifyEvent(data);
  switch (meaning.kind) {
    case 'page':
      return withField(
        doc,
        'marks',
        withMark(doc.marks, [Math.round(elapsedMs), eventAtUs, meaning.page]),
      );
    case 'click':
      return withField(
        doc,
        'clicks',
        withMoment(doc.clicks, eventAtUs, `${meaning.page ?? ''}|${meaning.target}`),
      );
    case 'download':
      return withField(doc, 'downloads', withMoment(doc.downloads, eventAtUs, ''));
    case 'print':
      return withField(doc, 'prints', withMoment(doc.prints, eventAtUs, ''));
    case 'visibility': {
      const visibility = { atUs: eventAtUs, heardAt, isHidden: meaning.isHidden };
      const isNews =
        !doc.visibility ||
        doc.visibility.atUs < eventAtUs ||
        (doc.visibility.atUs === eventAtUs && orderKey(doc.visibility) > orderKey(visibility));
      return isNews ? { ...doc, visibility } : doc;
    }
    case 'zoom':
    case 'forward':
    case 'other':
      return doc;
  }
}

function withField<Field extends keyof ViewerSessionRow>(
  doc: ViewerSessionRow,
  field: Field,
  value: ViewerSessionRow[Field],
): ViewerSessionRow {
  return doc[field] === value ? doc : { ...doc, [field]: value };
}

function clockOf({ clock = emptyClock }: ViewerSessionRow): ViewerClock {
  return clock;
}

function serverTimeOf(event: Reported): string {
  switch (event.type) {
    case 'ViewerSessionStarted':
      return event.data.startedAt;
    case 'ViewerEventRecorded':
      return event.data.heardAt;
    case 'ViewerSessionEnded':
      return event.data.heardAt ?? event.data.endedAt;
  }
}

/** A total order, to choose between two reports of the same thing. */
function orderKey(value: object): string {
  return JSON.stringify(value);
}

import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { determineAssignment, readAssignmentInputs } from '../assignment/assignment.ts';
import { presentations, versionAt } from '../replicas/presentations.ts';
import { sessionPings } from '../session-pings/projection.ts';
import { assignmentFrom } from '../viewer-session/account.ts';
import { isBooked } from '../viewer-session/state.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import { viewerSessions, type ViewerSessionRow } from '../viewer-sessions/projection.ts';
import { identityOf, lastSeenAt, type ViewingState } from './viewing.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Null when the viewing does not exist or the caller may not see it. */
export async function readSession(
  context: ServiceContext,
  id: string,
): Promise<ViewingState | null> {
  const row = await context.rowsOf(viewerSessions).get(id);
  return row && assembleViewing(context, row);
}

async function readLastSeen(context: ServiceContext, id: string): Promise<string | null> {
  const [row, pings] = await Promise.all([
    context.rowsOf(viewerSessions).get(id),
    context.rowsOf(sessionPings, { isUnfiltered: true }).get(id),
  ]);
  return row && lastSeenAt({ session: row.doc, pings: pings?.doc ?? null });
}

/** How many of the latest viewings to compare for the last activity: one that began earlier may have lasted longer. */
export const LATEST_COUNT = 10;

/** Null when the caller may see none of them. */
export async function readLatestSeen(
  context: ServiceContext,
  ids: readonly string[],
): Promise<string | null> {
  return latestMoment(await Promise.all(ids.map((id) => readLastSeen(context, id))));
}

export function latestMoment(moments: readonly (string | null)[]): string | null {
  return moments.reduce(
    (latest, moment) => (moment !== null && (latest === null || moment > latest) ? moment : latest),
    null,
  );
}

/** The viewings that exist and that the caller may see. */
export async function readSessions(
  context: ServiceContext,
  ids: readonly string[],
): Promise<ViewingState[]> {
  if (ids.length === 0) return [];
  const rows = await context.rowsOf(viewerSessions).getMany(ids);
  return Promise.all(
    rows.filter((row) => row !== null).map((row) => assembleViewing(context, row)),
  );
}

/** Unfiltered: who may see the session may see its pings, booking and pages. Look-ups are batched. */
async function assembleViewing(
  context: ServiceContext,
  { id, teamId, doc: session }: Row<ViewerSessionRow>,
): Promise<ViewingState> {
  const all = { isUnfiltered: true };
  const [pings, view, presentation] = await Promise.all([
    context.rowsOf(sessionPings, all).get(id),
    context.view(viewerSession, all).get(id),
    context.rowsOf(presentations, all).get(session.presentationId),
  ]);
  const pingDays = context.engines.settings.LECTERN_PING_DAYS;
  const booked = view && isBooked(view.doc) ? view.doc : null;
  const identity = identityOf({ id, session, booked });
  const assignment = booked
    ? assignmentFrom(booked.account)
    : determineAssignment(
        identity,
        session.started?.opening ?? null,
        await readAssignmentInputs(context, identity),
      );
  const version = versionAt(presentation?.doc, identity.startedAt);
  const pageCount =
    booked?.account.pageCount ?? version?.pageCount ?? session.started?.pageCount ?? null;
  return {
    id,
    teamId: teamId ?? '',
    session,
    pings: pings?.doc ?? null,
    mayPingsBeGone: !pings && Date.parse(identity.startedAt) < Date.now() - pingDays * DAY_MS,
    booked,
    assignment,
    pageCount,
    fileId: version?.fileId ?? null,
  };
}

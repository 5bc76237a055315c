import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { addMs } from '../add-ms.ts';
import {
  identityOf,
  isFromPreviousRelease,
  isOver,
  lastSeenAt,
  reportedActivity,
  type ViewingState,
} from '../viewing/viewing.ts';
import { readSession } from '../viewing/read-sessions.ts';
import { INACTIVITY_TIMEOUT_MS, MAX_SESSION_MS } from '../viewing/times.ts';
import { sessionPings } from '../session-pings/projection.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import { viewerSessions } from '../viewer-sessions/projection.ts';

/** How long to wait while rows are rebuilt. */
const REBUILD_RETRY_MS = 60_000;

/** `isWatch`: checks again until nothing more can arrive; otherwise once, after a report. */
const data = z.object({ sessionId: z.uuid(), presentationId: z.uuid(), isWatch: z.boolean() });

/** Closes a session that is over, or corrects the account of a closed one. */
export const closeViewerSession = jobKind({
  kind: 'close-viewer-session',
  data,
  concurrency: 8,
  tries: 12,
  async run({ job, data: { sessionId, presentationId, isWatch }, context }) {
    await waitForReadModels(context, sessionId, presentationId);
    const viewing = await readSession(context, sessionId);
    const now = new Date().toISOString();
    if (!viewing?.session.started) return;
    if (isFromPreviousRelease(viewing)) {
      await context.jobs.add(
        closeJob(job.teamId, { sessionId, presentationId, isWatch }, addMs(now, REBUILD_RETRY_MS)),
      );
      return;
    }
    if (isOver(viewing, now))
      await context.execute(viewerSession, sessionId, closeCommand(viewing));
    const next = isWatch ? nextCheck(viewing, now) : null;
    if (next)
      await context.jobs.add(closeJob(job.teamId, { sessionId, presentationId, isWatch }, next));
  },
});

/** A job per check, so that a check requested while another runs is not lost. */
export function closeJob(
  teamId: string | null,
  about: z.output<typeof data>,
  dueAt: string,
  reason = dueAt,
): NewJob {
  const { sessionId, presentationId } = about;
  return {
    kind: closeViewerSession.kind,
    key: `${sessionId}/${reason}`,
    teamId,
    subjectId: presentationId,
    dueAt,
    data: about,
  };
}

/**
 * When to check a session again: after the inactivity timeout; then less and less often, because a computer that wakes up
 * may resume it; a last time when nothing more can arrive.
 */
export function nextCheck(
  viewing: Pick<ViewingState, 'session' | 'pings'>,
  now: string,
): string | null {
  const lastCheck = addMs(
    viewing.session.started?.at ?? viewing.session.firstHeardAt,
    MAX_SESSION_MS + INACTIVITY_TIMEOUT_MS,
  );
  if (now >= lastCheck) return null;
  const silence = Date.parse(now) - Date.parse(lastSeenAt(viewing));
  const next = isOver(viewing, now)
    ? addMs(now, 5 * Math.max(silence, INACTIVITY_TIMEOUT_MS))
    : addMs(lastSeenAt(viewing), INACTIVITY_TIMEOUT_MS);
  return next < lastCheck ? next : lastCheck;
}

/** Waits until both read models contain everything that was on the log when the job began. */
async function waitForReadModels(
  context: ServiceContext,
  sessionId: string,
  presentationId: string,
): Promise<void> {
  const never = () => false;
  await Promise.all([
    context.fresh(viewerSessions, presentationId, (rows) => rows.get(sessionId), never),
    context.fresh(sessionPings, presentationId, (rows) => rows.get(sessionId), never),
  ]);
}

function closeCommand(viewing: ViewingState) {
  const before = viewing.booked?.status === 'closed' ? viewing.booked.endedAt : ''; // It may be based on pings that are deleted by now.
  const seenAt = lastSeenAt(viewing);
  const endedAt = viewing.session.ended?.at ?? (before > seenAt ? before : seenAt);
  return {
    type: 'CloseViewerSession' as const,
    identity: identityOf(viewing),
    assignment: viewing.assignment,
    reported: reportedActivity(viewing),
    endedAt,
  };
}

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
} from '../reading/reading.ts';
import { readSession } from '../reading/read-sessions.ts';
import { INACTIVITY_TIMEOUT_MS } from '../reading/times.ts';
import { sessionPings } from '../session-pings/projection.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';

import { viewerSessions } from '../viewer-sessions/projection.ts';

/** Reports about older sessions are refused. */
const LIFE_MS = 24 * 60 * 60_000;

/** How long to wait while rows are rebuilt. */
const FILLING_MS = 60_000;

/** `isWatch`: checks again until nothing more can arrive; otherwise once, after a report. */
const data = z.object({ sessionId: z.uuid(), presentationId: z.uuid(), isWatch: z.boolean() });

/** Closes a session that is over, or corrects the account of a closed one. */
export const closeViewerSession = jobKind({
  kind: 'close-viewer-session',
  data,
  concurrency: 8,
  tries: 12,
  async run({ job, data: { sessionId, presentationId, isWatch }, context }) {
    await catchUp(context, sessionId, presentationId);
    const reading = await readSession(context, sessionId);
    const now = new Date().toISOString();
    if (!reading?.session.started) return;
    if (isFromPreviousRelease(reading)) {
      await context.jobs.add(
        closeJob(job.teamId, { sessionId, presentationId, isWatch }, addMs(now, FILLING_MS)),
      );
      return;
    }
    if (isOver(reading, now)) await context.execute(viewerSession, sessionId, closingOf(reading));
    const next = isWatch ? nextLook(reading, now) : null;
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
export function nextLook(
  reading: Pick<ViewingState, 'session' | 'pings'>,
  now: string,
): string | null {
  const lastLook = addMs(
    reading.session.started?.at ?? reading.session.firstHeardAt,
    LIFE_MS + INACTIVITY_TIMEOUT_MS,
  );
  if (now >= lastLook) return null;
  const silence = Date.parse(now) - Date.parse(lastSeenAt(reading));
  const next = isOver(reading, now)
    ? addMs(now, 5 * Math.max(silence, INACTIVITY_TIMEOUT_MS))
    : addMs(lastSeenAt(reading), INACTIVITY_TIMEOUT_MS);
  return next < lastLook ? next : lastLook;
}

/** Waits until both read models contain everything that was on the log when the job began. */
async function catchUp(
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

function closingOf(reading: ViewingState) {
  const before = reading.booked?.status === 'closed' ? reading.booked.endedAt : ''; // It may be based on pings that are deleted by now.
  const seenAt = lastSeenAt(reading);
  const endedAt = reading.session.ended?.at ?? (before > seenAt ? before : seenAt);
  return {
    type: 'CloseViewerSession' as const,
    facts: identityOf(reading),
    assignment: reading.assignment,
    reported: reportedActivity(reading),
    endedAt,
  };
}

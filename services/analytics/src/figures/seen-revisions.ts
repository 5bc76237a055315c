import { streamOf } from '@lectern/kernel/commands/aggregate.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { figuresByTime } from '../figures-by-time/projection.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';

type Session = { teamId: string | null; id: string };

/** How many bookings of each session the rows contain: a booking is one event, so the stream's version is the revision. */
export async function seenRevisions(
  context: ServiceContext,
  sessions: readonly Session[],
): Promise<(session: Session) => number> {
  const streamName = ({ teamId, id }: Session) => streamOf(viewerSession, teamId ?? '', id);
  const seen =
    sessions.length > 0
      ? await context.seenBy(figuresByTime, sessions.map(streamName))
      : new Map<string, number>();
  return (session) => seen.get(streamName(session)) ?? 0;
}

import { streamOf } from '@lectern/kernel/commands/aggregate.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { figuresByTime } from '../figures-by-time/projection.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';

type Session = { teamId: string; id: string };

/** How many bookings of each session the lasting rows contain: every booking is one event, so a stream's version is its revision. */
export async function seenRevisions(
  context: ServiceContext,
  sessions: readonly Session[],
): Promise<(session: Session) => number> {
  const nameOfStream = ({ teamId, id }: Session) => streamOf(viewerSession, teamId, id);
  const seen =
    sessions.length > 0
      ? await context.seenBy(figuresByTime, sessions.map(nameOfStream))
      : new Map<string, number>();
  return (session) => seen.get(nameOfStream(session)) ?? 0;
}

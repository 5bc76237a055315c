import { streamOf } from '@lectern/kernel/commands/aggregate.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { figuresByMonth } from '../figures-by-month/projection.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';

/** Every booking is one event, so a stream's version is the revision of its booking. */
export async function seenRevisions(context: ServiceContext, sessions: readonly { teamId: string; id: string }[]): Promise<(session: { teamId: string; id: string }) => number> {
  const nameOfStream = ({ teamId, id }: { teamId: string; id: string }) => streamOf(viewerSession, teamId, id);
  const seen = sessions.length > 0 ? await context.seenBy(figuresByMonth, sessions.map(nameOfStream)) : new Map<string, number>();
  return (session) => seen.get(nameOfStream(session)) ?? 0;
}

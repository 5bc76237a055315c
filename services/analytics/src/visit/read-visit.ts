import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { readSessions } from '../reading/read-sessions.ts';
import { factsOf, type ViewingState } from '../reading/reading.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import { chainOf, type Opening, type Visit } from './visit.ts';

/** How far around a viewing its visit is looked for, however long somebody goes on reloading. */
const AROUND_MS = 12 * 60 * 60_000;
const MOST = 200;

/** The visit that a viewing is part of: what the same browser at the same address viewed around it through the link, in the same lane. */
export async function visitOf(context: ServiceContext, reading: ViewingState): Promise<Visit> {
  const { presentationId, sharedLinkId, startedAt } = factsOf(reading);
  const { visitor, lane } = reading.assignment;
  const [from, to] = [-AROUND_MS, AROUND_MS].map((ms) =>
    new Date(Date.parse(startedAt) + ms).toISOString(),
  ) as [string, string];
  const through = sharedLinkId === null ? { presentationId } : { sharedLinkId };
  const rows = await context.view(viewerSession).find({
    list: 'ofVisitor',
    where: { visitor, lane, ...through, startedAt: { from, to } },
    limit: MOST,
  });
  const others = await readSessions(
    context,
    rows.map(({ id }) => id).filter((id) => id !== reading.id),
  );
  const all = [reading, ...others.filter((each) => factsOf(each).sharedLinkId === sharedLinkId)];
  const byId = new Map(all.map((each) => [each.id, each]));
  return chainOf(all.map(openingOf), reading.id).map((id) => byId.get(id)!);
}

function openingOf(reading: ViewingState): Opening {
  const { hitId, viewerId, startedAt } = factsOf(reading);
  return {
    id: reading.id,
    at: startedAt,
    visitorKey: hitId === null ? viewerId : (reading.session.started?.opening?.visitorKey ?? hitId),
  };
}

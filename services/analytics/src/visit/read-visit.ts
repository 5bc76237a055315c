import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { readSessions } from '../reading/read-sessions.ts';
import { identityOf, type ViewingState } from '../reading/reading.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import { visitContaining, type Opening, type Visit } from './visit.ts';

/** How far around a viewing its visit is looked for, however long somebody goes on reloading. */
const SEARCH_WINDOW_MS = 12 * 60 * 60_000;
const MAX_VIEWINGS = 200;

/** The visit that a viewing is part of: what the same browser at the same address viewed around it through the link, in the same lane. */
export async function readVisit(context: ServiceContext, reading: ViewingState): Promise<Visit> {
  const { presentationId, sharedLinkId, startedAt } = identityOf(reading);
  const { visitor, lane } = reading.assignment;
  const [from, to] = [-SEARCH_WINDOW_MS, SEARCH_WINDOW_MS].map((ms) =>
    new Date(Date.parse(startedAt) + ms).toISOString(),
  ) as [string, string];
  const through = sharedLinkId === null ? { presentationId } : { sharedLinkId };
  const rows = await context.view(viewerSession).find({
    list: 'ofVisitor',
    where: { visitor, lane, ...through, startedAt: { from, to } },
    limit: MAX_VIEWINGS,
  });
  const others = await readSessions(
    context,
    rows.map(({ id }) => id).filter((id) => id !== reading.id),
  );
  const all = [reading, ...others.filter((each) => identityOf(each).sharedLinkId === sharedLinkId)];
  const byId = new Map(all.map((each) => [each.id, each]));
  return visitContaining(all.map(toOpening), reading.id).map((id) => byId.get(id)!);
}

function toOpening(reading: ViewingState): Opening {
  const { hitId, viewerId, startedAt } = identityOf(reading);
  return {
    id: reading.id,
    at: startedAt,
    visitorKey: hitId === null ? viewerId : (reading.session.started?.opening?.visitorKey ?? hitId),
  };
}

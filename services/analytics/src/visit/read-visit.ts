import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { addMs } from '../add-ms.ts';
import { readSessions } from '../viewing/read-sessions.ts';
import { identityOf, type ViewingState } from '../viewing/viewing.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import { visitContaining, type Opening, type Visit } from './visit.ts';

/** How far around a viewing its visit may reach. */
const SEARCH_WINDOW_MS = 12 * 60 * 60_000;
const MAX_VIEWINGS = 200;

/**
 * The visit of a viewing: viewings around it by the same browser and IP address, through the same link, in the same lane.
 */
export async function readVisit(context: ServiceContext, viewing: ViewingState): Promise<Visit> {
  const { presentationId, sharedLinkId, startedAt } = identityOf(viewing);
  const { visitor, lane } = viewing.assignment;
  const [from, to] = [addMs(startedAt, -SEARCH_WINDOW_MS), addMs(startedAt, SEARCH_WINDOW_MS)];
  const source = sharedLinkId === null ? { presentationId } : { sharedLinkId };
  const rows = await context.view(viewerSession).find({
    list: 'ofVisitor',
    where: { visitor, lane, ...source, startedAt: { from, to } },
    limit: MAX_VIEWINGS,
  });
  const others = await readSessions(
    context,
    rows.map(({ id }) => id).filter((id) => id !== viewing.id),
  );
  const all = [viewing, ...others.filter((each) => identityOf(each).sharedLinkId === sharedLinkId)];
  const byId = new Map(all.map((each) => [each.id, each]));
  const ids = visitContaining(all.map(toOpening), viewing.id);
  const [first = viewing, ...rest] = ids.flatMap((id) => byId.get(id) ?? []);
  return [first, ...rest];
}

function toOpening(viewing: ViewingState): Opening {
  const { hitId, viewerId, startedAt } = identityOf(viewing);
  return {
    id: viewing.id,
    at: startedAt,
    visitorKey: hitId === null ? viewerId : (viewing.session.started?.opening?.visitorKey ?? hitId),
  };
}

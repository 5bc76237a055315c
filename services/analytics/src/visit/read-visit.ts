import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { addMs } from '../add-ms.ts';
import { readSessions } from '../reading/read-sessions.ts';
import { identityOf, type ViewingState } from '../reading/reading.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';

import { visitContaining, type Opening, type Visit } from './visit.ts';

/** How far around a viewing its visit may reach. */
const SEARCH_WINDOW_MS = 12 * 60 * 60_000;
const MAX_VIEWINGS = 200;

/**
 * The visit of a viewing: viewings around it by the same browser and IP address, through the same link, in the same lane.
 */
export async function readVisit(context: ServiceContext, reading: ViewingState): Promise<Visit> {
  const { presentationId, sharedLinkId, startedAt } = identityOf(reading);
  const { visitor, lane } = reading.assignment;
  const [from, to] = [addMs(startedAt, -SEARCH_WINDOW_MS), addMs(startedAt, SEARCH_WINDOW_MS)];
  const source = sharedLinkId === null ? { presentationId } : { sharedLinkId };
  const rows = await context.view(viewerSession).find({
    list: 'ofVisitor',
    where: { visitor, lane, ...source, startedAt: { from, to } },
    limit: MAX_VIEWINGS,
  });
  const others = await readSessions(
    context,
    rows.map(({ id }) => id).filter((id) => id !== reading.id),
  );
  const all = [reading, ...others.filter((each) => identityOf(each).sharedLinkId === sharedLinkId)];
  const byId = new Map(all.map((each) => [each.id, each]));
  const ids = visitContaining(all.map(toOpening), reading.id);
  const [first = reading, ...rest] = ids.flatMap((id) => byId.get(id) ?? []);
  return [first, ...rest];
}

function toOpening(reading: ViewingState): Opening {
  const { hitId, viewerId, startedAt } = identityOf(reading);
  return {
    id: reading.id,
    at: startedAt,
    visitorKey: hitId === null ? viewerId : (reading.session.started?.opening?.visitorKey ?? hitId),
  };
}

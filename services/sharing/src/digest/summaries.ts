import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { listHits } from '../hits-of-link/list-hits.ts';
import type { Hit } from '../hits-of-link/projection.ts';
import { visitContaining } from '../hits-of-link/visits.ts';
import type { LinkSummary } from '../mails/digest.ts';
import { pagesShown } from '../readings/pages-shown.ts';
import { summarizeReading } from '../readings/read-visit.ts';
import { readPresentation } from '../replicas/presentations.ts';
import { muteUrl } from '../shared-link/mute.ts';
import { linkPageUrl } from '../shared-link/address.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { linkExists } from '../shared-link/state.ts';
import type { Cadence } from './period.ts';

const CHUNK = 300;
const MAX_HITS = 6_000;
const levelByCadence: Readonly<Record<Cadence, number>> = { weekly: 3, monthly: 4 };

/** What persons read in the period through the sender's links of this cadence; the longest read first. */
export async function summarizeLinks(
  context: ServiceContext,
  {
    userId,
    teamId,
    cadence,
    from,
    to,
  }: { userId: string; teamId: string; cadence: Cadence; from: string; to: string },
): Promise<LinkSummary[]> {
  const byLink = new Map<string, Row<Hit>[]>();
  for (const hit of await hitsInPeriod(context, userId, from, to))
    byLink.set(hit.doc.sharedLinkId, [...(byLink.get(hit.doc.sharedLinkId) ?? []), hit]);
  const summaries: LinkSummary[] = [];
  for (const [sharedLinkId, hits] of byLink) {
    const link = (await context.view(sharedLink).get(sharedLinkId))?.doc;
    if (
      !link ||
      !linkExists(link) ||
      link.deletedAt !== null ||
      link.createdBy !== userId ||
      link.notificationLevel !== levelByCadence[cadence]
    )
      continue;
    const { presentationId } = link;
    const [presentation, reading] = await Promise.all([
      readPresentation(context, teamId, presentationId, () => true),
      summarizeReading(context, hits),
    ]);
    if (!presentation) continue;
    const { pages, pageCount } = await pagesShown(context, {
      teamId,
      presentationId,
      viewings: reading.viewings,
      until: lastMomentBefore(to),
    });
    summaries.push({
      presentationName: presentation.name,
      linkName: link.name,
      nameKey: link.nameKey,
      visits: countVisits(hits),
      hits: hits.length,
      elapsedMs: reading.elapsedMs,
      pages,
      pageCount: pageCount ?? presentation.pages?.length ?? 0,
      url: linkPageUrl(context.engines.urls.console, sharedLinkId),
      muteUrl: muteUrl(context.engines, {
        userId,
        sharedLinkId,
        presentationId,
        teamId,
        sentAt: to,
        what: 'notifications',
      }),
    });
  }
  return summaries.toSorted((a, b) => b.elapsedMs - a.elapsedMs || b.hits - a.hits);
}

async function hitsInPeriod(
  context: ServiceContext,
  userId: string,
  from: string,
  to: string,
): Promise<Row<Hit>[]> {
  const own = context.withRows({ createdBy: userId });
  const scope = { from, to: lastMomentBefore(to) };
  const hits: Row<Hit>[] = [];
  for (let chunk: Row<Hit>[] = []; hits.length < MAX_HITS;) {
    chunk = await listHits(own, scope, ['person'], { skip: hits.length, limit: CHUNK });
    hits.push(...chunk);
    if (chunk.length < CHUNK) break;
  }
  return hits;
}

function lastMomentBefore(to: string): string {
  return new Date(Date.parse(to) - 1).toISOString();
}

/** Hits of unknown visitors count as a visit each. */
function countVisits(hits: readonly Row<Hit>[]): number {
  const byVisitor = Map.groupBy(hits, ({ id, doc }) => doc.visitorKey ?? id);
  return [...byVisitor.values()].reduce(
    (sum, own) => sum + new Set(own.map(({ id }) => visitContaining(own, id)[0]?.id)).size,
    0,
  );
}

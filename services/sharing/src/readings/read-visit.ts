import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { sharedLinkHit } from '../hit/hit.ts';
import type { Hit } from '../hits-of-link/projection.ts';
import { readersOfHit } from '../readers-of-hit/projection.ts';
import { readings, type LinkReading } from './projection.ts';

export interface VisitReading {
  elapsedMs: number;
  /** The viewings that have ended. */
  viewings: readonly LinkReading[];
  /** The viewing that began last; null where nothing was read. */
  sessionId: string | null;
  /** Whether a viewing goes on, as far as anybody knows. */
  isReading: boolean;
  /** The address that the visitor proved, or else typed. */
  email: string | null;
}

const MAX_VIEWINGS = 50;

/** What was read in these hits, of all the viewings that have ended. */
export async function summarizeReading(
  context: ServiceContext,
  hits: readonly Row<Hit>[],
): Promise<VisitReading> {
  const ids = hits.map(({ id }) => id);
  const [readers, decided, ...found] = await Promise.all([
    context.rowsOf(readersOfHit, { isUnfiltered: true }).getMany(ids),
    context.view(sharedLinkHit, { isUnfiltered: true }).getMany(ids),
    ...ids.map((hitId) =>
      context
        .rowsOf(readings, { isUnfiltered: true })
        .find({ list: 'ofHit', where: { hitId }, limit: MAX_VIEWINGS }),
    ),
  ]);
  const ended = found.flat();
  const begun = new Set(readers.flatMap((row) => row?.doc.sessionIds ?? []));
  const sessionId = [...begun, ...ended.map(({ id }) => id)].toSorted().at(-1) ?? null; // Ids are sortable by age.
  for (const { id } of ended) begun.delete(id);
  const typed = decided.map((row) => (row?.doc.status === 'known' ? row.doc.email : null));
  const emails = [...readers.map((row) => row?.doc.visitor?.email ?? null), ...typed];
  return {
    elapsedMs: ended.reduce((sum, { doc }) => sum + doc.elapsedMs, 0),
    viewings: ended.map(({ doc }) => doc),
    sessionId,
    isReading: begun.size > 0,
    email: emails.find((email) => email !== null) ?? null,
  };
}

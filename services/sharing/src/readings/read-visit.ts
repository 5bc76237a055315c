import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { sharedLinkHit } from '../hit/hit.ts';
import type { Hit } from '../hits-of-link/projection.ts';
import { readersOfHit } from '../readers-of-hit/projection.ts';
import { readings, type LinkReading } from './projection.ts';

export interface VisitReading {
  elapsedMs: number;
  /** Ended viewings. */
  viewings: readonly LinkReading[];
  /** The latest viewing; null without one. */
  sessionId: string | null;
  /** Whether a viewing has not ended. */
  isReading: boolean;
  /** Verified, or else typed by the visitor. */
  email: string | null;
  isEmailVerified: boolean;
}

const MAX_VIEWINGS = 50;

/** Adds up ended viewings of the hits. */
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
  const sessionId = [...begun, ...ended.map(({ id }) => id)].toSorted().at(-1) ?? null; // Ids sort by age.
  for (const { id } of ended) begun.delete(id);
  const typed = decided.map((row) => (row?.doc.status === 'known' ? row.doc.email : null));
  const verified = readers.map((row) => row?.doc.visitor?.email ?? null);
  const isKnown = (email: string | null) => email !== null;
  return {
    elapsedMs: ended.reduce((sum, { doc }) => sum + doc.elapsedMs, 0),
    viewings: ended.map(({ doc }) => doc),
    sessionId,
    isReading: begun.size > 0,
    email: [...verified, ...typed].find(isKnown) ?? null,
    isEmailVerified: verified.some(isKnown),
  };
}

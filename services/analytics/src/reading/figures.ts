import { accountsOf } from '../viewer-session/viewer-session.ts';
import { accountOf, type Reading } from './reading.ts';
import { sumOf, withAccount, type Account, type Totals } from './totals.ts';

/** A reading, and how many closes of its session the lasting rows contain already. */
export interface CountedReading {
  reading: Reading;
  seenRevision: number;
}

/**
 * Lasting figures with whatever they do not contain yet: each reading counts once, as it stands now, wherever its
 * close is on the way from the session's stream to the rows.
 */
export function figuresOf(lasting: readonly Totals[], readings: readonly CountedReading[]): Totals {
  let sum = sumOf(lasting);
  for (const counted of readings) {
    const contained = containedOf(counted);
    if (contained === 'unknown') continue;
    if (contained) sum = withAccount(sum, contained, -1);
    sum = withAccount(sum, accountOf(counted.reading), 1);
  }
  return sum;
}

/** Whether the lasting rows do not tell all of this reading. */
export function isNews({ reading, seenRevision }: CountedReading): boolean {
  const contained = containedOf({ reading, seenRevision });
  if (contained === 'unknown') return false;
  const { elapsedMs, pages } = accountOf(reading);
  return !contained || contained.elapsedMs !== elapsedMs || JSON.stringify(contained.pages) !== JSON.stringify(pages);
}

/** The account of this session that the lasting rows contain; null for none, `unknown` for one that was replaced twice since. */
function containedOf({ reading: { closed }, seenRevision }: CountedReading): Account | null | 'unknown' {
  if (seenRevision === 0) return null;
  if (!closed) return 'unknown';
  const { account, replaced } = accountsOf(closed);
  if (seenRevision === closed.revision) return account;
  return seenRevision === closed.revision - 1 && replaced ? replaced : 'unknown';
}

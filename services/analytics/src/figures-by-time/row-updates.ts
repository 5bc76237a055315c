import { toLine, type Line } from '../figures/line.ts';
import { lineFieldsByScope, scopeKey, scopesOfViewing, type Scope } from '../figures/scope.ts';
import { overflowPeriod, rowPeriod, type Period } from '../figures/time/periods.ts';
import type { Account, Booking } from '../viewer-session/account.ts';
import { addLine, hasRoomFor, removeLine, type LineGroup, type LinesRow } from './line-row.ts';

/** Overflow rows of a period. */
const OVERFLOW_SHARDS = 32;
/** Sorts after all other ids: looking up an overflow row, nearly always absent, ends at the end of the table. */
const OVERFLOW_PREFIX = '~';

/**
 * What one booking changes in one scope (ADR 19). A line goes into its period's row; if that is full, into one of the
 * overflow rows; if that is full too, or the line is long, into its own row. So rows stay short enough to be rewritten
 * often. The kernel applies an event to its rows in the order of `rowIds`, and this object carries what is left to do from
 * row to row.
 */
interface LineMove {
  key: string;
  kind: Scope['kind'];
  /** Whether its rows count bookings: only the team's, where every booking has a line. */
  isCounted: boolean;
  sessionId: string;
  /** Null: the scope had no line of the viewing. */
  removeFrom: LineGroup | null;
  /** Null: the viewing is no longer in the scope. */
  add: { group: LineGroup; line: Line } | null;
  state: 'remove' | 'add' | 'done';
  /** Of rows that became empty: they move with the line. */
  bookings: number;
}

interface RowUpdate extends Period {
  move: LineMove;
  isFirst: boolean;
  isLast: boolean;
}

const updatesByBooking = new WeakMap<Booking, ReadonlyMap<string, RowUpdate>>();

/** By row id, in the order of application. Cached, because `apply` runs once per row. */
export function rowUpdates(booking: Booking, partition: number): ReadonlyMap<string, RowUpdate> {
  let updates = updatesByBooking.get(booking);
  if (!updates) updatesByBooking.set(booking, (updates = newRowUpdates(booking, partition)));
  return updates;
}

function lineMoves(booking: Booking): Iterable<LineMove> {
  const { sessionId, account, replaced, linkOwnerId } = booking;
  const groupOf = ({ lane }: Account): LineGroup => ({ lane, owner: linkOwnerId ?? '' });
  const moves = new Map<string, LineMove>();
  const moveIn = (scope: Scope): LineMove => {
    const key = scopeKey(scope);
    const move = moves.get(key) ?? {
      key,
      kind: scope.kind,
      isCounted: scope.kind === 'team',
      sessionId,
      removeFrom: null,
      add: null,
      state: 'add',
      bookings: 0,
    };
    moves.set(key, move);
    return move;
  };
  for (const scope of scopesOfViewing(booking, account))
    moveIn(scope).add = {
      group: groupOf(account),
      line: toLine(booking, account, lineFieldsByScope[scope.kind]),
    };
  if (replaced)
    for (const scope of scopesOfViewing(booking, replaced))
      moveIn(scope).removeFrom = groupOf(replaced);
  return moves.values();
}

function newRowUpdates(booking: Booking, partition: number): Map<string, RowUpdate> {
  const { sessionId, startedAt } = booking;
  const shard = Number.parseInt(sessionId.slice(-4), 16) % OVERFLOW_SHARDS;
  const updates = new Map<string, RowUpdate>();
  for (const move of lineMoves(booking)) {
    const { key, kind } = move;
    const [period, overflow] = [rowPeriod(kind, startedAt), overflowPeriod(kind, startedAt)];
    updates.set(`${key}/${period.from}/${partition}`, {
      ...period,
      move,
      isFirst: true,
      isLast: false,
    });
    updates.set(`${OVERFLOW_PREFIX}${key}/${overflow.from}/${partition}/${shard}`, {
      ...overflow,
      move,
      isFirst: false,
      isLast: false,
    });
    updates.set(`${OVERFLOW_PREFIX}${key}/${sessionId}`, {
      from: startedAt,
      until: startedAt,
      move,
      isFirst: false,
      isLast: true,
    });
  }
  return updates;
}

/** @returns undefined when the row is empty */
export function applyUpdate(
  before: LinesRow | undefined,
  { move, isFirst, isLast, from, until }: RowUpdate,
): LinesRow | undefined {
  const { key, removeFrom, add, sessionId, isCounted } = move;
  if (isFirst) {
    move.state = removeFrom ? 'remove' : 'add';
    move.bookings = 0;
  }
  if (move.state === 'done') return before;
  let row = before ?? { scope: key, from, until, lines: {}, bookings: 0, length: 0 };
  if (move.state === 'remove' && removeFrom) {
    const without = removeLine(row, removeFrom, sessionId);
    // Add the line even if it was nowhere: earlier bookings may have been discarded.
    if (!without && !isLast) return before;
    row = without ?? row;
    move.state = 'add';
  }
  const isHere = add !== null && (isLast || hasRoomFor(row, add.line));
  if (isHere) row = addLine(row, add.group, add.line);
  if (isHere || add === null) {
    move.state = 'done';
    if (isCounted) row = { ...row, bookings: row.bookings + move.bookings + 1 };
  }
  if (Object.keys(row.lines).length > 0) return row;
  move.bookings += row.bookings;
  return undefined;
}

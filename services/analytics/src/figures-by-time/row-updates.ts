import { toLine, type Line } from '../figures/line.ts';
import { rowPeriod, overflowPeriod, type Period } from '../figures/time/periods.ts';
import { scopeKey, scopesOfViewing, lineFieldsByScope, type Scope } from '../figures/scope.ts';
import type { Account, Booking } from '../viewer-session/account.ts';
import { hasRoomFor, addLine, removeLine, type LinesRow, type LineGroup } from './line-row.ts';

/** Rows among which the viewings of a part of time are split once one does not hold them. */
const OVERFLOW_SHARDS = 32;
/** Their ids come after all others: that one of them is not there, as nearly always, is seen at the end of a table at once. */
const OVERFLOW_PREFIX = '~';

/**
 * What one booking changes in one scope (deploy/adr/0019). Its line stands in the row of its part of time; where that is
 * full, in one of many beside it; where that is full too, or the line is long, in a row of its own: so a row is as short as
 * one must be that is written again and again, and nothing is too much. The kernel applies an event to all its rows at
 * once, in the order in which they are named: each hands on what it does not settle.
 */
interface LineMove {
  scope: string;
  /** Whether its rows say how many bookings they have heard of: the team's alone, to which each booking brings its line. */
  isCounted: boolean;
  sessionId: string;
  /** Where the line is taken from, and put; null: from or to nowhere in this scope. */
  from: LineGroup | null;
  to: LineGroup | null;
  line: Line | null;
  /** What is left to do, and the bookings of a row that it emptied, which go with the line; told anew by the first row. */
  state: 'take' | 'put' | 'done';
  bookings: number;
}

interface RowUpdate extends Period {
  move: LineMove;
  isFirst: boolean;
  isLast: boolean;
}

const known = new WeakMap<Booking, ReadonlyMap<string, RowUpdate>>();

/** By row, in the order in which they are asked. An event is asked about for each of its rows. */
export function rowUpdates(data: Booking, partition: number): ReadonlyMap<string, RowUpdate> {
  let steps = known.get(data);
  if (!steps) known.set(data, (steps = newRowUpdates(data, partition)));
  return steps;
}

function lineMoves(data: Booking): [Scope, LineMove][] {
  const { sessionId, account, replaced } = data;
  const shelf = ({ lane }: Account): LineGroup => ({ lane, owner: data.linkOwnerId ?? '' });
  const moves = new Map<string, [Scope, LineMove]>();
  for (const scope of scopesOfViewing(data, account)) {
    const name = scopeKey(scope);
    moves.set(name, [
      scope,
      {
        scope: name,
        isCounted: scope.kind === 'team',
        sessionId,
        from: null,
        to: shelf(account),
        line: toLine(data, account, lineFieldsByScope[scope.kind]),
        state: 'put',
        bookings: 0,
      },
    ]);
  }
  for (const scope of replaced ? scopesOfViewing(data, replaced) : []) {
    const name = scopeKey(scope);
    const move = moves.get(name)?.[1];
    if (move) move.from = shelf(replaced!);
    else
      moves.set(name, [
        scope,
        {
          scope: name,
          isCounted: scope.kind === 'team',
          sessionId,
          from: shelf(replaced!),
          to: null,
          line: null,
          state: 'take',
          bookings: 0,
        },
      ]);
  }
  return [...moves.values()];
}

function newRowUpdates(data: Booking, partition: number): Map<string, RowUpdate> {
  const { sessionId, startedAt } = data;
  const way = Number.parseInt(sessionId.slice(-4), 16) % OVERFLOW_SHARDS;
  const steps = new Map<string, RowUpdate>();
  for (const [{ kind }, move] of lineMoves(data)) {
    const { scope } = move;
    const [whole, split] = [rowPeriod(kind, startedAt), overflowPeriod(kind, startedAt)];
    steps.set(`${scope}/${whole.from}/${partition}`, {
      from: whole.from,
      until: whole.until,
      move,
      isFirst: true,
      isLast: false,
    });
    steps.set(`${OVERFLOW_PREFIX}${scope}/${split.from}/${partition}/${way}`, {
      from: split.from,
      until: split.until,
      move,
      isFirst: false,
      isLast: false,
    });
    steps.set(`${OVERFLOW_PREFIX}${scope}/${sessionId}`, {
      from: startedAt,
      until: startedAt,
      move,
      isFirst: false,
      isLast: true,
    });
  }
  return steps;
}

/** The row after it; undefined where nothing is left in it. */
export function applyUpdate(
  before: LinesRow | undefined,
  { move, isFirst, isLast, from, until }: RowUpdate,
): LinesRow | undefined {
  if (isFirst) {
    move.state = move.from ? 'take' : 'put';
    move.bookings = 0;
  }
  if (move.state === 'done') return before;
  let row = before ?? { scope: move.scope, from, until, lines: {}, bookings: 0, length: 0 };
  if (move.state === 'take') {
    const taken = removeLine(row, move.from!, move.sessionId);
    // What stands nowhere is put all the same: bookings before it may have been given up.
    if (!taken && !isLast) return before;
    row = taken ?? row;
    move.state = 'put';
  }
  const isHere = move.line !== null && (isLast || hasRoomFor(row, move.line));
  if (isHere) row = addLine(row, move.to!, move.line!);
  if (isHere || move.line === null) {
    move.state = 'done';
    if (move.isCounted) row = { ...row, bookings: row.bookings + move.bookings + 1 };
  }
  if (Object.keys(row.lines).length > 0) return row;
  move.bookings += row.bookings;
  return undefined;
}

import { lengthOf, placeOf, type Line } from '../figures/line.ts';
import type { Period } from '../figures/time/periods.ts';

/** What one row knows of a scope's viewings in one part of time, each of them. */
export interface LinesRow extends Period {
  scope: string;
  /** By lane and owner of the link (empty: without a link), in the order of their sessions. */
  lines: Readonly<Record<string, Readonly<Record<string, readonly Line[]>>>>;
  /** How many bookings it has taken in; of a team's rows alone, 0 in others. */
  bookings: number;
  /** About as many characters as its lines have. */
  length: number;
}

/** Among whose lines one stands. */
export interface Shelf {
  lane: string;
  owner: string;
}

/** So that whoever adds one viewing writes little. A line that is longer has a row of its own. */
const FULL = 64_000;
/** A line that is longer than this would soon fill a row that is shared. */
const LONG = 8_000;

export function hasRoomFor({ length }: LinesRow, line: Line): boolean {
  const more = lengthOf(line);
  return more <= LONG && length + more <= FULL;
}

/** @returns the row without the session's line; null where it has none */
export function without(row: LinesRow, { lane, owner }: Shelf, sessionId: string): LinesRow | null {
  const lines = row.lines[lane]?.[owner] ?? [];
  const place = placeOf(lines, sessionId);
  const line = lines[place];
  if (line?.[0] !== sessionId) return null;
  return {
    ...row,
    lines: shelved(row.lines, { lane, owner }, lines.toSpliced(place, 1)),
    length: row.length - lengthOf(line),
  };
}

export function withLine(row: LinesRow, { lane, owner }: Shelf, line: Line): LinesRow {
  const lines = row.lines[lane]?.[owner] ?? [];
  const after = lines.toSpliced(placeOf(lines, line[0]), 0, line);
  return {
    ...row,
    lines: shelved(row.lines, { lane, owner }, after),
    length: row.length + lengthOf(line),
  };
}

/** What is empty is not there. */
function shelved(
  all: LinesRow['lines'],
  { lane, owner }: Shelf,
  lines: readonly Line[],
): LinesRow['lines'] {
  const owners = lines.length > 0 ? { ...all[lane], [owner]: lines } : left(all[lane] ?? {}, owner);
  return Object.keys(owners).length > 0 ? { ...all, [lane]: owners } : left(all, lane);
}

function left<Value>(
  all: Readonly<Record<string, Value>>,
  name: string,
): Readonly<Record<string, Value>> {
  const { [name]: _gone, ...others } = all;
  return others;
}

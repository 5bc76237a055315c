import { lineLength, sortedIndex, type Line } from '../figures/line.ts';
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
export interface LineGroup {
  lane: string;
  owner: string;
}

/** So that whoever adds one viewing writes little. A line that is longer has a row of its own. */
const MAX_ROW_LENGTH = 64_000;
/** A line that is longer than this would soon fill a row that is shared. */
const MAX_SHARED_LINE_LENGTH = 8_000;

export function hasRoomFor({ length }: LinesRow, line: Line): boolean {
  const more = lineLength(line);
  return more <= MAX_SHARED_LINE_LENGTH && length + more <= MAX_ROW_LENGTH;
}

/** @returns the row without the session's line; null where it has none */
export function removeLine(
  row: LinesRow,
  { lane, owner }: LineGroup,
  sessionId: string,
): LinesRow | null {
  const lines = row.lines[lane]?.[owner] ?? [];
  const place = sortedIndex(lines, sessionId);
  const line = lines[place];
  if (line?.[0] !== sessionId) return null;
  return {
    ...row,
    lines: replaceGroup(row.lines, { lane, owner }, lines.toSpliced(place, 1)),
    length: row.length - lineLength(line),
  };
}

export function addLine(row: LinesRow, { lane, owner }: LineGroup, line: Line): LinesRow {
  const lines = row.lines[lane]?.[owner] ?? [];
  const after = lines.toSpliced(sortedIndex(lines, line[0]), 0, line);
  return {
    ...row,
    lines: replaceGroup(row.lines, { lane, owner }, after),
    length: row.length + lineLength(line),
  };
}

/** What is empty is not there. */
function replaceGroup(
  all: LinesRow['lines'],
  { lane, owner }: LineGroup,
  lines: readonly Line[],
): LinesRow['lines'] {
  const owners =
    lines.length > 0 ? { ...all[lane], [owner]: lines } : omitKey(all[lane] ?? {}, owner);
  return Object.keys(owners).length > 0 ? { ...all, [lane]: owners } : omitKey(all, lane);
}

function omitKey<Value>(
  all: Readonly<Record<string, Value>>,
  name: string,
): Readonly<Record<string, Value>> {
  const { [name]: _gone, ...others } = all;
  return others;
}

import { lineLength, sortedIndex, type Line } from '../figures/line.ts';
import type { Period } from '../figures/time/periods.ts';

/** A row holds lines of one scope in one period. */
export interface LinesRow extends Period {
  scope: string;
  /** By lane, then by the link's owner (empty: no link), sorted by session. */
  lines: Readonly<Record<string, Readonly<Record<string, readonly Line[]>>>>;
  /** Number of bookings in the row; 0 except in a team's rows. */
  bookings: number;
  /** About the number of characters of its lines. */
  length: number;
}

export interface LineGroup {
  lane: string;
  owner: string;
}

/** Keeps rewriting a row cheap. */
const MAX_ROW_LENGTH = 64_000;
/** A longer line gets its own row; it would soon fill a shared one. */
const MAX_SHARED_LINE_LENGTH = 8_000;

export function hasRoomFor({ length }: LinesRow, line: Line): boolean {
  const more = lineLength(line);
  return more <= MAX_SHARED_LINE_LENGTH && length + more <= MAX_ROW_LENGTH;
}

/** @returns null when the row has no line of the session */
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

/** Omits groups and lanes without lines. */
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

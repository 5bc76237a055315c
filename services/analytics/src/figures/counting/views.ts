import type { Line } from '../line.ts';
import { SAME_VIEW_MS, type CountingRules } from './rules.ts';

/** One view: a viewing, and those that continue it after a reload, in order. */
export type View = readonly [Line, ...Line[]];

/**
 * Joins viewings of one visitor on one link, or of one member on a presentation, that begin less than 30 minutes apart. Only
 * the given viewings matter, so figures of a range depend on the viewings in it alone.
 */
export function joinViews(lines: readonly Line[], rules: CountingRules): View[] {
  if (rules === 'earlier' || lines.length < 2) return lines.map((line): View => [line]);
  const views: View[] = [];
  for (const ofVisitor of Map.groupBy(lines, (line) => line[2]).values()) {
    const [first] = ofVisitor;
    if (first && ofVisitor.length === 1) views.push([first]);
    else
      for (const mayJoin of Map.groupBy(ofVisitor, placeOf).values())
        views.push(...splitByGap(mayJoin));
  }
  return views;
}

/** Equal for a visitor's viewings that may be one view; a bot's is never a person's. */
function placeOf(line: Line): string {
  const [, , , , , , , , , , , presentationId, sharedLinkId, , , lane] = line;
  return `${lane} ${sharedLinkId || presentationId}`;
}

function splitByGap(lines: readonly Line[]): View[] {
  const views: [Line, ...Line[]][] = [];
  for (const line of lines.toSorted(byStart)) {
    const open = views.at(-1);
    if (open && line[1] - startOf(open.at(-1)) < SAME_VIEW_MS) open.push(line);
    else views.push([line]);
  }
  return views;
}

function startOf(line: Line | undefined): number {
  return line?.[1] ?? -Infinity;
}

function byStart(one: Line, other: Line): number {
  return one[1] - other[1] || (one[0] < other[0] ? -1 : 1);
}

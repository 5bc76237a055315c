import { edgeAt, type TextRun } from '../page/page-text.ts';

/** A highlighted part of a run. */
export interface Highlight {
  run: number;
  start: number;
  end: number;
  isCurrent: boolean;
}

type HighlightedPart = TextRun & { mark: Highlight | undefined };

/**
 * Splits a run into highlighted and plain parts with their positions: our font matches the page's
 * only at word edges.
 * @param widthOf a text's width in our font, in any unit
 */
export function splitAtHighlights(
  run: TextRun,
  marks: readonly Highlight[],
  widthOf: (text: string) => number,
): HighlightedPart[] {
  const { text, words: _, ...box } = run;
  const edges = [
    ...new Set([0, ...marks.flatMap(({ start, end }) => [start, end]), text.length]),
  ].toSorted((one, other) => one - other);
  return edges.slice(1).map((end, index) => {
    const start = edges[index]!;
    const x = edgeAt(run, start, widthOf);
    return {
      ...box,
      text: text.slice(start, end),
      x,
      width: edgeAt(run, end, widthOf) - x,
      mark: marks.find((mark) => mark.start === start),
    };
  });
}

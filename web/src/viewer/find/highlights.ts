import type { TextRun } from '../page/page-text.ts';

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
  { text, words = [], ...box }: TextRun,
  marks: readonly Highlight[],
  widthOf: (text: string) => number,
): HighlightedPart[] {
  const edgeAt = (index: number) => {
    const number = text.slice(0, index).split(' ').length - 1;
    const offset = text.slice(text.lastIndexOf(' ', index - 1) + 1, index);
    const [left = box.x, width = 0] = words.slice(2 * number, 2 * number + 2);
    return (
      left +
      (offset === ''
        ? 0
        : (width * widthOf(offset)) / (widthOf(text.split(' ')[number] ?? '') || 1))
    );
  };
  const edges = [
    ...new Set([0, ...marks.flatMap(({ start, end }) => [start, end]), text.length]),
  ].toSorted((one, other) => one - other);
  return edges.slice(1).map((end, index) => {
    const start = edges[index]!;
    const x = edgeAt(start);
    return {
      ...box,
      text: text.slice(start, end),
      x,
      width: edgeAt(end) - x,
      mark: marks.find((mark) => mark.start === start),
    };
  });
}

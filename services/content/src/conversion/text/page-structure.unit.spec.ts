import { expect, test } from '@jest/globals';
import { arrange, pageStructure, type PagePart, type TaggedElement } from './page-structure.ts';

const tag = (type: string, content: TaggedElement['content'] = [], alt = ''): TaggedElement => ({
  type,
  alt,
  content,
});

/** The texts of a page by block, for runs that are found in the order of `marks`; null is outside of any mark. */
function blocksOf(elements: readonly TaggedElement[], marks: readonly (number | null)[]): unknown {
  const structure = pageStructure(elements);
  const found = marks.map((mark) => ({
    ...{ x: 0, y: 0, width: 1, height: 1, text: `${mark}` },
    ...(mark !== null && { block: structure.blockOfMark.get(mark) }),
  }));
  const { runs, structure: parts } = arrange(found, structure);
  const named = (part: PagePart): unknown =>
    typeof part === 'number'
      ? runs[part]?.text
      : [part.alt ? `${part.kind} "${part.alt}"` : part.kind, ...part.parts.map(named)];
  return parts?.map(named) ?? runs.map(({ text }) => text);
}

test('headings, paragraphs, lists and described figures are read in the order of the tags', () => {
  const list = tag('L', [
    tag('LI', [tag('Lbl', [3]), tag('LBody', [4, tag('L', [tag('LI', [5])])])]),
    tag('LI', [tag('LBody', [tag('P', [6])])]),
  ]);
  const document = tag('Document', [
    tag('H1', [tag('Span', [1])]),
    tag('Sect', [tag('H2', [2]), list, tag('Figure', [], 'Sales by year'), tag('Figure', [7])]),
  ]);
  expect(blocksOf([document], [7, 6, 5, 4, 3, 2, 1, null])).toEqual([
    ['h1', '1'],
    ['h2', '2'],
    ['list', ['item', '4', '3', ['list', ['item', '5']]], ['item', ['paragraph', '6']]],
    ['figure "Sales by year"'],
    '7',
    'null',
  ]);
});

test('a list holds items alone, and an item outside of a list is a paragraph', () => {
  const list = tag('L', [1, tag('L', [tag('LI', [2])]), tag('LI', [3])]);
  expect(blocksOf([list, tag('LI', [4])], [1, 2, 3, 4])).toEqual([
    ['list', ['item', '1'], ['item', ['list', ['item', '2']]], ['item', '3']],
    ['paragraph', '4'],
  ]);
});

test('a page that is not tagged, or hardly, stays in the order in which it was found', () => {
  expect(blocksOf([], [null, null])).toEqual(['null', 'null']);
  expect(blocksOf([tag('P', [1])], [null, null, 1])).toEqual(['null', 'null', '1']);
});

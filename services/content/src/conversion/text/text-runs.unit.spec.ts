import { expect, test } from '@jest/globals';
import { plainText, textRuns, type Character } from './text-runs.ts';

/** Characters from `x`, 6 points wide and 10 high unless another size is given; a space and a line break have no box, as PDFium adds them. */
function line(text: string, { x = 0, y = 0, size = 10, isLevel = true } = {}): Character[] {
  return Array.from(text, (letter, index) => {
    const isSpace = /\s/.test(letter);
    const box = isSpace
      ? { x: 0, y: 0, width: 0, height: 0 }
      : { x: x + index * size * 0.6, y, width: size * 0.6, height: size };
    return { text: letter, ...box, size: isSpace ? 1 : size, isLevel };
  });
}

test('the words of a line are one run that spans them', () => {
  expect(textRuns(line('Two words'))).toEqual([
    { text: 'Two words', x: 0, y: 0, width: 54, height: 10, words: [0, 18, 24, 30] },
  ]);
});

test('each line is a run of its own, with or without a line break between', () => {
  const runs = textRuns([
    ...line('One\r\n'),
    ...line('Two', { y: 12 }),
    ...line('Three', { y: 24 }),
  ]);
  expect(runs.map(({ text, y }) => [text, y])).toEqual([
    ['One', 0],
    ['Two', 12],
    ['Three', 24],
  ]);
});

test('a wide gap in a line, as in a table, begins a new run', () => {
  const runs = textRuns([...line('Price '), ...line('0.31', { x: 200 })]);
  expect(runs.map(({ text, x }) => [text, x])).toEqual([
    ['Price', 0],
    ['0.31', 200],
  ]);
});

test('a large figure and the small words beside it are two runs, however far the figure reaches', () => {
  const runs = textRuns([
    ...line('18% ', { size: 100 }),
    ...line('less water, in a year', { x: 200, y: 30, size: 12 }),
  ]);
  expect(runs).toEqual([
    { text: '18%', x: 0, y: 0, width: 180, height: 100 },
    {
      text: 'less water, in a year',
      x: 200,
      y: 30,
      width: 151.2,
      height: 12,
      words: [200, 28.8, 236, 43.2, 286.4, 14.4, 308, 7.2, 322.4, 28.8],
    },
  ]);
});

test('the gap is measured by the smaller text', () => {
  const runs = textRuns([...line('Total', { size: 15 }), ...line('net', { x: 59, y: 3 })]);
  expect(runs.map(({ text }) => text)).toEqual(['Total', 'net']);
});

test('raised and lowered signs stay in their line', () => {
  const cubic = [
    ...line('12 m'),
    { ...line('3', { x: 24, y: -1, size: 7 })[0]!, height: 7 },
    ...line(', daily', { x: 28.2 }),
  ];
  expect(textRuns(cubic).map(({ text }) => text)).toEqual(['12 m3, daily']);
});

test('letters placed one by one, between those of a larger text and with line breaks among them, come together again', () => {
  const large = line('18%', { y: 0, size: 100 });
  const small = line('non-revenue', { y: 95 });
  const broken = line('\r\n');
  const mixed = [
    large[0]!,
    ...small.slice(0, 3),
    ...broken,
    small[3]!,
    ...broken,
    small[4]!,
    large[1]!,
    ...small.slice(5, 8),
    large[2]!,
    ...small.slice(8),
  ];
  expect(
    textRuns([...mixed, ...line(' water', { x: 66, y: 95 })]).map(({ text, x, width }) => [
      text,
      x,
      width,
    ]),
  ).toEqual([
    ['18%', 0, 180],
    ['non-revenue water', 0, 102],
  ]);
});

test('text that is written from right to left stays together', () => {
  const characters = Array.from('אבג', (text, index) => ({
    text,
    x: 100 - index * 6,
    y: 0,
    width: 6,
    height: 10,
    size: 10,
    isLevel: true,
  }));
  expect(textRuns(characters)).toEqual([{ text: 'אבג', x: 88, y: 0, width: 18, height: 10 }]);
});

test('turned text is one run up to its line break', () => {
  const characters = Array.from('Side', (text, index) => ({
    text,
    x: 5,
    y: 100 - index * 30,
    width: 10,
    height: 6,
    size: 10,
    isLevel: false,
  }));
  expect(textRuns(characters)).toEqual([{ text: 'Side', x: 5, y: 10, width: 10, height: 96 }]);
});

test('each word of a line has its own place, also where fonts differ; turned text, and text from right to left, has none', () => {
  const mixed = [...line('Wide ', { size: 15 }), ...line('thin', { x: 44 })];
  expect(textRuns(mixed).map(({ words }) => words)).toEqual([[0, 36, 44, 24]]);
  expect(textRuns(line('Two words', { isLevel: false })).map(({ words }) => words)).toEqual([
    undefined,
  ]);
  const leftward = Array.from('אב גד', (text, index) => ({
    text,
    x: 100 - index * 6,
    y: 0,
    width: 6,
    height: 10,
    size: 10,
    isLevel: true,
  }));
  expect(textRuns(leftward).map(({ text, words }) => [text, words])).toEqual([
    ['אב גד', undefined],
  ]);
});

test('nothing but spaces makes no run', () => {
  expect(textRuns(line(' \r\n  \r\n'))).toEqual([]);
});

test('the text of a page has plain line breaks and no broken characters', () => {
  expect(
    plainText([
      ...line(' One\r\nTwo\r\n'),
      { text: '\ud83d', x: 0, y: 0, width: 6, height: 10, size: 10, isLevel: true },
    ]),
  ).toBe('One\nTwo\n\ufffd');
});

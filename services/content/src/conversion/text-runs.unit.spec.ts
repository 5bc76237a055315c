import { expect, test } from '@jest/globals';
import { plainText, textRuns, type Character } from './text-runs.ts';

/** Characters 6 points wide and 10 high from `x`; a space and a line break have no box, as PDFium adds them. */
function line(text: string, { x = 0, y = 0, isLevel = true } = {}): Character[] {
  return Array.from(text, (letter, index) => {
    const box = /\s/.test(letter) ? { x: 0, y: 0, width: 0, height: 0 } : { x: x + index * 6, y, width: 6, height: 10 };
    return { text: letter, ...box, isLevel };
  });
}

test('the words of a line are one run that spans them', () => {
  expect(textRuns(line('Two words'))).toEqual([{ text: 'Two words', x: 0, y: 0, width: 54, height: 10 }]);
});

test('each line is a run of its own, with or without a line break between', () => {
  const runs = textRuns([...line('One\r\n'), ...line('Two', { y: 12 }), ...line('Three', { y: 24 })]);
  expect(runs.map(({ text, y }) => [text, y])).toEqual([['One', 0], ['Two', 12], ['Three', 24]]);
});

test('a wide gap in a line, as in a table, begins a new run', () => {
  const runs = textRuns([...line('Price '), ...line('0.31', { x: 200 })]);
  expect(runs.map(({ text, x }) => [text, x])).toEqual([['Price', 0], ['0.31', 200]]);
});

test('text that is written from right to left stays together', () => {
  const characters = Array.from('אבג', (text, index) => ({ text, x: 100 - index * 6, y: 0, width: 6, height: 10, isLevel: true }));
  expect(textRuns(characters)).toEqual([{ text: 'אבג', x: 88, y: 0, width: 18, height: 10 }]);
});

test('turned text is one run up to its line break', () => {
  const characters = Array.from('Side', (text, index) => ({ text, x: 5, y: 100 - index * 30, width: 10, height: 6, isLevel: false }));
  expect(textRuns(characters)).toEqual([{ text: 'Side', x: 5, y: 10, width: 10, height: 96 }]);
});

test('nothing but spaces makes no run', () => {
  expect(textRuns(line(' \r\n  \r\n'))).toEqual([]);
});

test('the text of a page has plain line breaks and no broken characters', () => {
  expect(plainText([...line(' One\r\nTwo\r\n'), { text: '\ud83d', x: 0, y: 0, width: 6, height: 10, isLevel: true }])).toBe('One\nTwo\n\ufffd');
});

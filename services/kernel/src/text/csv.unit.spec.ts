import { expect, test } from '@jest/globals';
import { csvFile } from './csv.ts';

test('quotes, commas, newlines, right-to-left and emoji come out as they went in', () => {
  expect(
    csvFile(
      ['name', 'pages'],
      [
        ['say "hi", you\nthere', 3],
        ['مرحبا 🌍', null],
        [' padded ', true],
      ],
    ),
  ).toBe('\ufeffname,pages\r\n"say ""hi"", you\nthere",3\r\nمرحبا 🌍,\r\n" padded ",true\r\n');
});

test('nothing a person typed becomes a formula; numbers stay numbers', () => {
  for (const text of ['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1']) {
    const [, line = ''] = csvFile(['x'], [[text]])
      .split('\r\n', 2)
      .map((each) => each.replace(/^"/, ''));
    expect(csvFile(['x'], [[text]])).toContain(`'${text}`);
    expect(line.startsWith("'")).toBe(true);
  }
  expect(csvFile(['x'], [[-5]])).toBe('\ufeffx\r\n-5\r\n');
});

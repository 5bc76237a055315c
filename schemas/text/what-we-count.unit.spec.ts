import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { countedFigures, countingMarkdown, type CountedFigure } from './what-we-count.ts';

const root = join(import.meta.dirname, '../..');

const figures: readonly CountedFigure[] = countedFigures;

test.each(figures.flatMap(({ where }) => where))('$name is in $file', async ({ file, name }) => {
  expect(await readFile(join(root, file), 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
});

test('the page in the repository is the one that the console shows', async () => {
  expect(await readFile(join(root, 'deploy/what-we-count.md'), 'utf8')).toBe(countingMarkdown());
});

import { expect, test } from '@jest/globals';
import { avoided, avoidedByMembers } from '@lectern/schemas/text/glossary.ts';
import { isSpec, lineAt, parsedFile, sourcePaths, walk, type Node } from './source.ts';

const isOfPart = (path: string) =>
  /^(services\/(?!kernel\/)\w+|bff)\/src\//.test(path) && !isSpec(path);
const files = sourcePaths().filter(isOfPart).map(parsedFile);
const catalogues = files.filter(({ path }) => path.endsWith('/problems.ts'));

/** Key and sentence of each entry. */
const entriesOf = (text: string) =>
  Array.from(
    text.matchAll(/^ {2}(\w+):\s+(?:'(.*)'|"(.*)"),$/gm),
    ([, key = '', single, double]) => ({
      key,
      sentence: single ?? double ?? '',
    }),
  );

test('sentences about problems use our words', () => {
  const wrong = catalogues.flatMap(({ path, text }) =>
    entriesOf(text)
      .filter(({ sentence }) =>
        [...avoided, ...avoidedByMembers].some((word) => word.test(sentence)),
      )
      .map(({ sentence }) => `${path}: ${sentence}`),
  );
  expect(catalogues.flatMap(({ text }) => entriesOf(text)).length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

test('each of them is used', () => {
  const unused = catalogues.flatMap(({ path, text }) => {
    const part = path.slice(0, path.indexOf('/src/') + 1);
    const inPart = files.filter((file) => file.path.startsWith(part));
    const used = new Set(
      inPart.flatMap((file) =>
        Array.from(file.text.matchAll(/\bproblems\s*\.(\w+)/g), ([, key = '']) => key),
      ),
    );
    return entriesOf(text)
      .filter(({ key }) => !used.has(key))
      .map(({ key }) => `${path}: ${key}`);
  });
  expect(unused).toEqual([]);
});

test('no error has a sentence of its own', () => {
  const found: string[] = [];
  for (const { path, text, program } of files)
    walk(program, (node) => {
      if (node.type !== 'NewExpression') return;
      if (!/^(Domain|Edge)Error$/.test(String((node['callee'] as Node)['name']))) return;
      const message = (node['arguments'] as Node[])[1];
      if (message?.type === 'Literal') found.push(`${path}:${lineAt(text, node.start)}`);
    });
  expect(found).toEqual([]);
});

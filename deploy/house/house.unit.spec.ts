import { expect, test } from '@jest/globals';
import { globSync } from 'node:fs';
import { registries } from './limits.ts';
import { measure } from './measures.ts';
import { parsed, root } from './source.ts';

test('casts, any and non-null assertions are counted, const assertions are not', () => {
  const { figures } = measure([
    parsed('a.ts', 'const a = b as string;\nconst c = [1] as const;\nlet d: any = e!;\n'),
  ]);
  expect(figures).toMatchObject({ files: 1, lines: 3, casts: 1, any: 1, 'non-null !': 1 });
});

test('files that import each other for types alone are a cycle', () => {
  const { figures, places } = measure([
    parsed('x/a.ts', "import type { B } from './b.ts';\n"),
    parsed('x/b.ts', "import { type A } from './c.ts';\n"),
    parsed('x/c.ts', "export type { A } from './a.ts';\n"),
    parsed('x/d.ts', "import './a.ts';\n"),
  ]);
  expect(figures['import cycles']).toBe(1);
  expect(places['files in import cycles']).toEqual(['x/a.ts', 'x/b.ts', 'x/c.ts']);
});

test('a function that is too long is named with its file and line', () => {
  const { figures, places } = measure([
    parsed('a.ts', `\nexport function long() {${'\n'.repeat(90)}}\nconst short = () => 1;\n`),
  ]);
  expect(figures['longest function']).toBe(91);
  expect(places['functions over 80 lines']).toEqual(['a.ts:2 long (91)']);
});

test('more than six lines that stand twice are named, imports and texts aside', () => {
  const lines = Array.from({ length: 8 }, (_, index) => `call(${index});`).join('\n');
  const imports = Array.from({ length: 8 }, (_, index) => `import './${index}.ts';`).join('\n');
  const text = `\`${'word\n'.repeat(8)}\`;`;
  const { places } = measure([
    parsed('a.ts', `${imports}\n${lines}\n${text}\n`),
    parsed('b.ts', `${imports}\nconst b = 1;\n${lines}\n${text}\n`),
  ]);
  expect(places['duplicates over 6 lines']).toEqual(['a.ts:9 and b.ts:10 (8 lines)']);
});

test('an exception is named once its file or function has become short', () => {
  const { places } = measure([
    parsed('deploy/screens/shots.ts', `const consoleShots = () => {${'\n'.repeat(310)}};\n`),
  ]);
  const unneeded = places['exceptions without need'];
  expect(unneeded).toContain('deploy/screens/shots.ts publicShots');
  expect(unneeded).not.toContain('deploy/screens/shots.ts consoleShots');
  expect(unneeded).not.toContain('deploy/screens/shots.ts');
});

test('every registry is a file', () => {
  const files = registries.map((entry) => entry.slice(0, entry.indexOf(':')));
  expect(files.filter((file) => globSync(file, { cwd: root }).length === 0)).toEqual([]);
});

test('lines with a comment make the share of comments', () => {
  const { figures } = measure([parsed('a.ts', '/** One\n * two. */\nconst a = 1; // Three.\n\n')]);
  expect(figures['comment share, %']).toBe(75);
});

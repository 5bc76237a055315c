import { expect, test } from '@jest/globals';
import { treeOf } from './tree.ts';

const files = ['page10.html', 'css/a.css', 'page2.html', 'css/fonts/b.woff'].map((name) => ({
  name,
}));

test('a tree has folders before files, in the order in which people count', () => {
  const names = (isOpen: (path: string) => boolean) =>
    treeOf(files, isOpen).map(({ name, depth, file }) => `${depth} ${name}${file ? '' : '/'}`);
  expect(names(() => true)).toEqual([
    '0 css/',
    '1 fonts/',
    '2 b.woff',
    '1 a.css',
    '0 page2.html',
    '0 page10.html',
  ]);
  expect(names((path) => path !== 'css/')).toEqual(['0 css/', '0 page2.html', '0 page10.html']);
});

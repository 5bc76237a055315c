import { expect, test } from '@jest/globals';
import { parseSecrets } from './secrets.ts';

test('each secret has at least 32 characters, and the first one signs', () => {
  const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)];
  expect(() => parseSecrets(`${newer},short`)).toThrow('at least 32');
  expect(parseSecrets(`${newer}, ${older}`).keys('x')).toEqual([
    parseSecrets(newer).keys('x')[0],
    parseSecrets(older).keys('x')[0],
  ]);
});

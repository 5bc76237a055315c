import { expect, test } from '@jest/globals';
import { DomainError } from '@lectern/kernel/errors.ts';
import { readSettings } from '@lectern/kernel/engines/settings.ts';
import { checkSandbox } from './check-sandbox.ts';

const url = 'https://lectern.example';

test('a sandbox needs no word', () => {
  expect(checkSandbox('bubblewrap', readSettings({ LECTERN_URL: url }))).toBeNull();
  expect(checkSandbox('own-user', readSettings({ LECTERN_URL: url }))).toBeNull();
});

test('without one, an installation that others reach is refused', () => {
  expect(() => checkSandbox('none', readSettings({ LECTERN_URL: url }))).toThrow(DomainError);
});

test.each<NodeJS.ProcessEnv>([
  {},
  { LECTERN_URL: 'http://localhost:4000' },
  { LECTERN_URL: 'http://127.0.0.1:4000' },
  { LECTERN_URL: url, LECTERN_UNSAFE_CONVERSION: 'allow' },
])('without one, %j is warned', (env) => {
  expect(checkSandbox('none', readSettings(env))).toMatch(/^There is no sandbox/);
});

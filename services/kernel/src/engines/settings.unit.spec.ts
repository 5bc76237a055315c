import { expect, test } from '@jest/globals';
import { readSettings } from './settings.ts';

const problemOf = (env: NodeJS.ProcessEnv) => {
  try {
    return readSettings(env) && null;
  } catch (error) {
    return (error as Error).message;
  }
};

test('files are served at another port of this machine than the console', () => {
  const message =
    'LECTERN_CONTENT_URL: must have another port than LECTERN_PORT, because this machine serves both';
  for (const host of ['127.0.0.1', 'localhost', '[::1]'])
    expect(problemOf({ LECTERN_PORT: '4100', LECTERN_CONTENT_URL: `http://${host}:4100` })).toBe(
      message,
    );
  expect(problemOf({ LECTERN_CONTENT_URL: 'http://127.0.0.1:4000' })).toBe(message);
  const origin = 'LECTERN_CONTENT_URL: must be another origin than LECTERN_URL';
  expect(
    problemOf({
      LECTERN_PORT: '4100',
      LECTERN_URL: 'http://localhost:4100',
      LECTERN_CONTENT_URL: 'http://localhost:4100',
    }),
  ).toBe(origin);
  for (const url of [
    'http://127.0.0.1:4101',
    'http://127.0.0.1',
    'http://files.example:4100',
    'https://localhost:4100',
  ])
    expect(problemOf({ LECTERN_PORT: '4100', LECTERN_CONTENT_URL: url })).toBeNull();
  expect(problemOf({ LECTERN_PORT: '0', LECTERN_CONTENT_URL: 'http://127.0.0.1:4000' })).toBeNull();
});

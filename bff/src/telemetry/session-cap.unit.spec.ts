import { expect, test } from '@jest/globals';
import { EdgeError } from '../http/edge-error.ts';
import { SessionCap } from './session-cap.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');

test('a session may report so much at once, then at a steady pace, each for itself', () => {
  const cap = new SessionCap({ atOnce: 3, everyMs: 2_000 });
  for (let count = 0; count < 3; count++) cap.count('one', now);
  const refused = refusalOf(() => cap.count('one', now));
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
  cap.count('other', now);
  cap.count('one', now + 2_000);
  expect(() => cap.count('one', now + 2_000)).toThrow(EdgeError);
});

test('being refused uses nothing up, and a rest gives all of it back', () => {
  const cap = new SessionCap({ atOnce: 2, everyMs: 1_000 });
  for (let count = 0; count < 2; count++) cap.count('one', now);
  for (let count = 0; count < 50; count++) expect(() => cap.count('one', now)).toThrow(EdgeError);
  for (let count = 0; count < 2; count++) cap.count('one', now + 60_000);
  expect(() => cap.count('one', now + 60_000)).toThrow(EdgeError);
});

function refusalOf(work: () => void): EdgeError {
  try {
    work();
  } catch (error) {
    return error as EdgeError;
  }
  throw new Error('Nothing was refused');
}

import { expect, test } from '@jest/globals';
import { verdictOf } from './audit-report.ts';

const reportOf = (severity: string) =>
  JSON.stringify({ vulnerabilities: { 'left-pad': { severity, range: '<1.0.1', via: [] } } });

test.each([
  ['critical', true],
  ['high', true],
  ['moderate', false],
])('a %s vulnerability is listed', (severity, isFailure) => {
  const verdict = verdictOf(reportOf(severity));
  expect(verdict.lines[0]).toBe(`${severity}: left-pad <1.0.1`);
  expect(verdict.isFailure).toBe(isFailure);
});

test.each([
  { message: '405 Method Not Allowed - POST https://registry.example/audit', statusCode: 405 },
  { message: 'request to https://registry.example failed, reason: connect ECONNREFUSED ::1:9' },
  { message: 'request to https://registry.example failed, reason: getaddrinfo ENOTFOUND registry' },
  { message: 'network timeout at: https://registry.example' },
])('a database that cannot be reached is no failure: %j', (failure) => {
  const { lines, isFailure } = verdictOf(JSON.stringify(failure));
  expect(lines).toEqual([expect.stringContaining('unreachable')]);
  expect(isFailure).toBe(false);
});

test.each([
  JSON.stringify({ message: '500 Internal Server Error - POST …', statusCode: 500 }),
  JSON.stringify({ message: 'request to … failed, reason: self-signed certificate' }),
  JSON.stringify({ error: { code: 'ENOLOCK', summary: 'This command requires a lockfile.' } }),
  'not JSON',
  '',
])('any other failure of the audit fails: %s', (output) => {
  expect(verdictOf(output).isFailure).toBe(true);
});

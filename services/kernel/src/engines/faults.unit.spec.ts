import { expect, test } from '@jest/globals';
import { DomainError } from '../errors.ts';
import { faultOf, isTransient } from './faults.ts';
import { SqliteError } from '../store/sqlite/result-codes.ts';

const withCode = (code: string, syscall = 'write') =>
  Object.assign(new Error(code), { code, syscall });
const named = (name: string) => Object.assign(new Error(name), { name });

test.each([
  ['ENOSPC', withCode('ENOSPC'), 'STORAGE_FULL'],
  ['a quota', withCode('EDQUOT'), 'STORAGE_FULL'],
  ['a full database', new SqliteError('full', 13), 'STORAGE_FULL'],
  ['no room for the index of the log', new SqliteError('disk I/O error', 4874), 'STORAGE_FULL'],
  ['a full bucket', { ...withCode('x'), $metadata: { httpStatusCode: 507 } }, 'STORAGE_FULL'],
  ['a folder of others', withCode('EACCES'), 'UNAVAILABLE'],
  ['a failing disk', withCode('EIO'), 'UNAVAILABLE'],
  ['a failing database, with details', new SqliteError('disk I/O error', 1034), 'UNAVAILABLE'],
  ['no file left to open', withCode('EMFILE'), 'UNAVAILABLE'],
  ['an engine that is away', withCode('ECONNREFUSED'), 'UNAVAILABLE'],
  ['one of several addresses', new AggregateError([withCode('ETIMEDOUT')]), 'UNAVAILABLE'],
  ['a folder on a disk that can only be read', withCode('ENOENT', 'mkdir'), 'UNAVAILABLE'],
  ['a database that is away', named('MongoServerSelectionError'), 'UNAVAILABLE'],
  ['a cause', new Error('not sent', { cause: withCode('EPIPE') }), 'UNAVAILABLE'],
])('%s is a fault of ours, with a sentence and a time', (_name, error, code) => {
  const thrown = error instanceof Error ? error : Object.assign(new Error('x'), error);
  expect(faultOf(thrown)).toMatchObject({
    code,
    message: expect.stringMatching(/^[A-Z][^\n]+\.$/),
    retryAfter: expect.any(Number),
  });
  expect(isTransient(thrown)).toBe(true);
});

test('a refusal, and a bug, is none', () => {
  for (const error of [
    new DomainError('INVALID', 'No.'),
    new TypeError('x is undefined'),
    withCode('ENOENT', 'open'),
    named('MongoInvalidArgumentError'),
    named('MongoBulkWriteError'),
    'text',
  ])
    expect(faultOf(error)).toBeNull();
  const refused = new Error('around it', { cause: new DomainError('INVALID', 'No.') });
  expect(faultOf(refused)).toBeNull();
});

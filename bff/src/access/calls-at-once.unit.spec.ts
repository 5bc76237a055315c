import { expect, test } from '@jest/globals';
import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import { CallsAtOnce } from './calls-at-once.ts';

const person = (userId: string): UserClaims => ({
  kind: 'user',
  userId,
  impersonatorId: null,
  signInId: `sign-in of ${userId}`,
  teamId: 'team',
  role: 'TEAM_MEMBER',
  permissions: [],
  groupIds: [],
  isOperator: false,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Calls that end when they are told to. */
function held(calls: CallsAtOnce, claims: UserClaims[]) {
  const end = Promise.withResolvers<void>();
  return {
    results: Promise.allSettled(claims.map((each) => calls.run(each, () => end.promise))),
    end: end.resolve,
  };
}

test('a person makes 64 calls at once; more are refused, and others are not', async () => {
  const calls = new CallsAtOnce();
  const { results, end } = held(
    calls,
    many(65).map(() => person('ana')),
  );
  await expect(calls.run(person('ben'), async () => 'done')).resolves.toBe('done');
  end();
  const refused = (await results).filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'TOO_MANY_REQUESTS', status: 429 } }]);
  await expect(calls.run(person('ana'), async () => 'done')).resolves.toBe('done');
});

test('all together make 256; more are refused, readers of links never', async () => {
  const calls = new CallsAtOnce();
  const { results, end } = held(
    calls,
    many(256).map((index) => person(`person ${index % 8}`)),
  );
  await expect(calls.run(person('ana'), async () => 'done')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    status: 503,
    headers: { 'retry-after': '1' },
  });
  await expect(calls.run({ kind: 'anonymous' }, async () => 'read')).resolves.toBe('read');
  end();
  expect((await results).every(({ status }) => status === 'fulfilled')).toBe(true);
  await expect(calls.run(person('ana'), async () => 'done')).resolves.toBe('done');
});

test('calls that came in one turn of the event loop are refused once it has taken half a second', async () => {
  const calls = new CallsAtOnce();
  calls.checkTurn();
  const { user } = process.threadCpuUsage();
  while (process.threadCpuUsage().user < user + 510_000); // As a store does that answers at once.
  expect(() => calls.checkTurn()).toThrow(expect.objectContaining({ status: 503 }));
  await new Promise((resolve) => setImmediate(resolve));
  calls.checkTurn();
});

import { beforeEach, expect, test } from '@jest/globals';
import { Reads } from '@lectern/kernel/graphql/reads.ts';
import { ViewChanges } from '@lectern/kernel/store/view-changes.ts';
import type { Call } from './call.ts';
import { KeptAnswers } from './kept-answers.ts';

const claims = { kind: 'user' };
let changes: ViewChanges;
let kept: KeptAnswers;
let made: number;
beforeEach(() => {
  [changes, kept, made] = [new ViewChanges(), new KeptAnswers(), 0];
});

type Made = (reads: Reads) => Buffer | Promise<Buffer>;
const fromView: Made = (reads) => {
  reads.add(changes.of('presentation', 'team'));
  return Buffer.from(`answer ${made}`);
};

async function ask({
  question = 'list',
  by = claims,
  token = 'mine',
  make = fromView,
}: { question?: string; by?: object; token?: string; make?: Made } = {}): Promise<string> {
  const reads = new Reads();
  const call = { claims: by, signIn: { token, by: 'bearer' }, reads } as unknown as Call;
  const answer = await kept.answer(call, question, async () => {
    made++;
    return make(reads);
  });
  return answer.toString();
}

test('the same question is answered with the same text until something of it changes', async () => {
  expect([await ask(), await ask()]).toEqual(['answer 1', 'answer 1']);
  changes.note('presentation', 'another team');
  changes.note('user', 'team');
  expect(await ask()).toBe('answer 1');
  changes.note('presentation', 'team');
  expect([await ask(), await ask()]).toEqual(['answer 2', 'answer 2']);
});

test('what changes while the answer is being made is seen by the next one', async () => {
  await ask({
    make: (reads) => {
      const answer = fromView(reads);
      changes.note('presentation', 'team');
      return answer;
    },
  });
  expect(await ask()).toBe('answer 2');
});

test('another question, another sign-in and claims that were asked anew have answers of their own', async () => {
  await ask();
  expect([
    await ask({ question: 'other' }),
    await ask({ token: 'theirs' }),
    await ask({ by: { kind: 'user' } }),
  ]).toEqual(['answer 2', 'answer 3', 'answer 4']);
});

test('who asks the same thing meanwhile waits for that answer, unless it is overtaken by a change', async () => {
  let gate = Promise.withResolvers<void>();
  const slow: Made = async (reads) => {
    const answer = fromView(reads);
    await gate.promise;
    return answer;
  };
  const [first, second] = [ask({ make: slow }), ask()];
  gate.resolve();
  expect([await first, await second]).toEqual(['answer 1', 'answer 1']);
  changes.note('presentation', 'team');
  gate = Promise.withResolvers<void>();
  const [third, fourth] = [ask({ make: slow }), ask()];
  changes.note('presentation', 'team');
  gate.resolve();
  expect([await third, await fourth]).toEqual(['answer 2', 'answer 3']);
});

test('an answer of which nobody tells when it changes, one from nothing, and a failure are not kept', async () => {
  const untold: Made = (reads) => {
    reads.addUntold();
    return fromView(reads);
  };
  expect([await ask({ make: untold }), await ask({ make: untold })]).toEqual([
    'answer 1',
    'answer 2',
  ]);
  const fromNothing: Made = () => Buffer.from(`answer ${made}`);
  expect([await ask({ make: fromNothing }), await ask({ make: fromNothing })]).toEqual([
    'answer 3',
    'answer 4',
  ]);
  await expect(
    ask({
      make: () => {
        throw new Error('no');
      },
    }),
  ).rejects.toThrow('no');
  expect(await ask()).toBe('answer 6');
});

test('the oldest make room for the newest, and what is very large is not kept', async () => {
  const large: Made = (reads) =>
    Buffer.concat([fromView(reads) as Buffer, Buffer.alloc(1024 ** 2)]);
  for (let question = 0; question < 20; question++)
    await ask({ question: String(question), make: large });
  await ask({ question: '19', make: large });
  expect(made).toBe(20);
  await ask({ question: '0', make: large });
  expect(made).toBe(21);
  const tooLarge: Made = (reads) =>
    Buffer.concat([fromView(reads) as Buffer, Buffer.alloc(3 * 1024 ** 2)]);
  await ask({ question: 'all', make: tooLarge });
  await ask({ question: 'all', make: tooLarge });
  expect(made).toBe(23);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  event,
  id,
  personal,
  secret,
  type EventDefinition,
} from '@lectern/schemas/events/event.ts';
import { PasskeyAdded, PasskeyUsed } from '@lectern/schemas/events/identity/second-factor.ts';
import fc from 'fast-check';
import { z } from 'zod';
import { newId } from '../ids.ts';
import type { Keys } from '../keys/port.ts';
import { openSqliteKeys } from '../keys/sqlite.ts';
import type { Commit } from '../store/commits-port.ts';
import { EventCodec } from './codec.ts';

let folder: string;
let keys: Keys;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-codec-'));
  keys = await openSqliteKeys({ file: join(folder, 'keys.sqlite') });
});
afterAll(async () => {
  await keys.close();
  await rm(folder, { recursive: true });
});

const codecOf = (...definitions: EventDefinition[]) =>
  new EventCodec(
    keys,
    new Map(definitions.map((definition) => [definition.type, { definition, topic: 'sharing' }])),
  );

const meta = {
  time: '2026-11-20T12:00:00.000Z',
  teamId: null,
  actorId: null,
  onBehalfOfId: null,
  correlationId: 'c',
  causationId: null,
};
async function commitOf(
  codec: EventCodec,
  made: { type: string; data: Record<string, unknown> },
): Promise<Commit> {
  return {
    stream: `Guest/${newId()}`,
    number: 1,
    id: newId(),
    firstVersion: 1,
    events: [await codec.store(made)],
    meta,
    idempotency: null,
  };
}

const first = event('GuestMet', {
  guestId: id,
  mail: personal(z.string(), 'guestId'),
  note: z.string(),
  code: secret(z.string(), 'guestId'),
});

test('the feed opens what is personal and never what is secret; the own stream opens both', async () => {
  const codec = codecOf(first);
  const commit = await commitOf(
    codec,
    first({ guestId: newId(), mail: 'ada@example.com', note: 'n', code: '1234' }),
  );
  const [entry] = codec.envelopes(commit);
  expect(entry!.body).not.toContain('ada@example.com');
  expect((await codec.readForFeed(entry!.body)).data).toMatchObject({
    mail: 'ada@example.com',
    code: null,
  });
  expect((await codec.read(entry!.body)).data).toMatchObject({
    mail: 'ada@example.com',
    code: null,
  });
  expect((await codec.openCommit(commit))[0]!.data).toMatchObject({
    mail: 'ada@example.com',
    code: '1234',
  });
});

test('events of an older version open as they were sealed, whatever is called what, or protected, today', async () => {
  const person = { personField: 'guestId' };
  const today = event(
    'GuestMet',
    { guestId: id, email: personal(z.string(), 'guestId'), note: personal(z.string(), 'guestId') },
    {
      version: 2,
      upcasts: { 1: ({ mail, guestId, note }) => ({ guestId, email: mail, note }) },
      formerlyProtected: {
        1: [
          { name: 'mail', protection: 'personal', ...person },
          { name: 'code', protection: 'secret', ...person },
        ],
      },
    },
  );
  const guestId = newId();
  const commit = await commitOf(
    codecOf(first),
    first({ guestId, mail: 'ada@example.com', note: 'plain then', code: '1234' }),
  );
  expect((await codecOf(today).openCommit(commit))[0]!.data).toEqual({
    guestId,
    email: 'ada@example.com',
    note: 'plain then',
  });
});

test('no feed shows what a passkey is known and checked by, also of before that was sealed or said to be secret', async () => {
  const codec = new EventCodec(keys);
  const [userId, passkeyId, teamId] = [newId(), newId(), newId()];
  const added = PasskeyAdded({
    passkeyId,
    userId,
    teamId,
    name: 'Laptop',
    credentialId: 'credential',
    publicKey: 'key',
    counter: 0,
    transports: [],
    isSynced: true,
  });
  const used = PasskeyUsed({ passkeyId, userId, counter: 1, challenge: 'signed' });
  const commit = await commitOf(codec, added);
  commit.events.push(await codec.store(used), {
    type: 'PasskeyUsed',
    schemaVersion: 1,
    data: used.data,
  });
  const bodies = codec.envelopes(commit).map(({ body }) => body);
  expect(bodies.slice(0, 2).join()).not.toMatch(/credential"|key"|signed"/);
  const [first, second] = await Promise.all(
    bodies.map(async (body) => (await codec.readForFeed(body)).data),
  );
  expect([first, second]).toMatchObject([
    { name: 'Laptop', credentialId: null, publicKey: null },
    { counter: 1, challenge: null },
  ]);
  expect((await codec.openCommit(commit)).map(({ data }) => data)).toEqual([
    added.data,
    used.data,
    used.data,
  ]);
});

test('a command about an erased person fails with that reason, and one without a person is refused', async () => {
  const guestId = newId();
  await keys.erase(guestId);
  const codec = codecOf(first);
  await expect(
    codec.store(first({ guestId, mail: 'ada@example.com', note: 'n', code: null })),
  ).rejects.toMatchObject({ code: 'GONE' });
  for (const whose of [null, undefined, '']) {
    await expect(
      codec.store({ type: 'GuestMet', data: { guestId: whose, mail: 'ada@example.com' } }),
    ).rejects.toThrow('names no person');
  }
});

test('keys that cannot be asked are no fault of the event', async () => {
  const codec = codecOf(first);
  const [entry] = codec.envelopes(
    await commitOf(
      codec,
      first({ guestId: newId(), mail: 'ada@example.com', note: 'n', code: null }),
    ),
  );
  const gone = await openSqliteKeys({ file: join(folder, 'gone.sqlite') });
  await gone.close();
  const lost = new EventCodec(
    gone,
    new Map([['GuestMet', { definition: first, topic: 'sharing' }]]),
  );
  await expect(lost.read(entry!.body)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('a reported fact may not be larger than a committed one', async () => {
  const codec = codecOf(first);
  const made = {
    type: 'GuestMet',
    data: first({ guestId: newId(), mail: null, note: 'x'.repeat(600_000), code: null }).data,
  } as never;
  await expect(
    codec.fact({ event: made, id: 'i', key: 'k', subject: 's', teamId: newId(), time: meta.time }),
  ).rejects.toMatchObject({ code: 'TOO_LARGE' });
});

test('a protection below optional holds; one that would be overlooked does not compile into an event', () => {
  expect(
    event('A', { guestId: id, mail: personal(z.string(), 'guestId').optional() }).protectedFields,
  ).toHaveLength(1);
  expect(
    event('A', { guestId: id, mail: personal(z.string(), 'guestId').default('x') }).protectedFields,
  ).toHaveLength(1);
  expect(() =>
    event('A', { guestId: id, who: z.strictObject({ mail: personal(z.string(), 'guestId') }) }),
  ).toThrow('at the top');
  expect(() => event('A', { guestId: id, all: z.array(personal(z.string(), 'guestId')) })).toThrow(
    'at the top',
  );
  expect(() => event('A', { mail: personal(z.string(), 'guestId') })).toThrow('does not have');
});

test('facts that differ in a few fields are written as each of them alone would be', () => {
  const seen = event('PageSeen', {
    sessionId: id,
    page: z.number().nullable(),
    ratio: z.number(),
    isPaused: z.boolean(),
    heardAt: z.string(),
    note: z.string().nullable(),
  });
  const codec = codecOf(seen);
  const sessionId = newId();
  const fact = { key: 'k', subject: 'Session/"1"', teamId: newId() };
  const made = codec.plainFacts(
    {
      ...fact,
      event: seen({ sessionId, page: 0, ratio: 0, isPaused: true, heardAt: 't', note: null }),
    },
    ['page', 'ratio', 'isPaused', 'heardAt', 'note'],
  );
  fc.assert(
    fc.property(
      fc.option(fc.nat()),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.option(fc.string({ unit: 'binary' })),
      (page, ratio, isPaused, note) => {
        const data = {
          sessionId,
          page,
          ratio: ratio + 0,
          isPaused,
          heardAt: '2026-11-20T12:00:00.000Z',
          note,
        };
        const [eventId, time] = [`${sessionId}/${page}`, '2026-11-20T12:00:00.001Z'];
        expect(made(data, eventId, time)).toEqual(
          codec.plainFact({ ...fact, event: seen(data), id: eventId, time }),
        );
      },
    ),
  );
});

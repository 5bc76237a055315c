import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { portOf } from '@lectern/deploy/engines/ports.ts';
import { Secrets } from '../../keys/secrets.ts';
import { openSpecDatabase } from '../../testing/mongo-database.ts';
import { countersContract } from './counters.contract.ts';
import { openMongoCounters } from './mongo.ts';

const database = await openSpecDatabase();
const secrets = new Secrets(['a secret of these specs, long enough']);
const limit = { name: 'spec', points: 2, duration: 60, precision: 'exact' } as const;

countersContract('MongoDB', () => openMongoCounters({ url: database.url, secrets }));
afterAll(() => database.close());

test('rows name no caller, and go when their time is over', async () => {
  const counters = await openMongoCounters({ url: database.url, secrets });
  await counters.limiter({ ...limit, name: 'named' }).consume('192.0.2.1');
  const counts = database.database('counters').collection('counts');
  const rows = await counts.find().toArray();
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|named/);
  expect(rows.every(({ expire }) => expire instanceof Date)).toBe(true);
  expect(await counts.indexes()).toContainEqual(expect.objectContaining({ expireAfterSeconds: 0 }));
  await counters.close();
});

test('while the store is away exact limits refuse after two seconds, and approximate ones let calls on', async () => {
  const errors: unknown[] = [];
  const relay = await relayTo(new URL(database.url));
  const counters = await openMongoCounters({
    url: relay.url,
    secrets,
    onError: (error) => errors.push(error),
  });
  const exact = counters.limiter({ ...limit, name: 'exact' });
  const approximate = counters.limiter({ ...limit, name: 'approximate', precision: 'approximate' });
  expect([await exact.consume('anna'), await approximate.consume('anna')]).toEqual([0, 0]);
  relay.cut();
  const startedAt = performance.now();
  await expect(exact.consume('anna')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(performance.now() - startedAt).toBeLessThan(2_500);
  expect(await approximate.consume('anna')).toBe(0);
  expect(await approximate.consume('anna')).toBeGreaterThan(0);
  await exact.giveBack('anna');
  expect(errors.length).toBeGreaterThan(0);
  await counters.close();
});

/** A way to the database that can be cut. */
async function relayTo(target: URL) {
  const sockets = new Set<Socket>();
  const server = createServer((caller) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [caller, database]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    caller.pipe(database).pipe(caller);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${portOf(server)}`;
  url.searchParams.set('directConnection', 'true');
  return {
    url: url.href,
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

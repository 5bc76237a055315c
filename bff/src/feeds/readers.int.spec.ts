import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Subscription } from '@lectern/kernel/log/port.ts';
import { SqliteLog } from '@lectern/kernel/log/sqlite.ts';
import { SqliteDatabase } from '@lectern/kernel/store/sqlite/database.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { publish } from '../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

let edge: RunningEdge;
/** What is asked of the writer's thread. */
let writes = 0;
/** Readers that were given a batch. */
let woken: string[] = [];
/** What would be consumer groups on Kafka. */
const groups = new Set<string>();

const { write } = SqliteDatabase.prototype;
const { subscribe } = SqliteLog.prototype;

beforeAll(async () => {
  SqliteDatabase.prototype.write = function (...args) {
    writes++;
    return write.apply(this, args);
  };
  SqliteLog.prototype.subscribe = function (subscription: Subscription) {
    const { consumer, isPrivate, onBatch } = subscription;
    if (!isPrivate) groups.add(consumer);
    return subscribe.call(this, {
      ...subscription,
      onBatch(topic, partition, records) {
        woken.push(consumer);
        return onBatch(topic, partition, records);
      },
    });
  };
  edge = await startEdge();
});
afterAll(async () => {
  await edge.stop();
  SqliteDatabase.prototype.write = write;
  SqliteLog.prototype.subscribe = subscribe;
});

async function counted(work: () => Promise<unknown>) {
  await settled();
  [writes, woken] = [0, []];
  await work();
  await settled();
  return { writes, woken: woken.length };
}

const settled = () =>
  until(async () => {
    for (const service of edge.lectern.services)
      if (!(await service.isSettled()) || (await service.hasDueJobs())) return false;
    return true;
  }, 'the services settle');

test('all services together are at most 20 consumer groups', () => {
  expect(groups.size).toBeGreaterThanOrEqual(5);
  expect(groups.size).toBeLessThanOrEqual(20);
});

test('sharing a presentation is at most four writes', async () => {
  const id = await publish(edge);
  const share = () => edge.call('POST', `/api/presentations/${id}/share`, { json: {} });
  await counted(share);
  expect((await counted(share)).writes).toBeLessThanOrEqual(4);
});

test('an event of identity wakes each service once', async () => {
  const made = await counted(() => edge.graph('mutation { createGroup(name: "Sales") { id } }'));
  expect(made.woken).toBe(edge.lectern.services.length);
  expect(made.writes).toBeLessThanOrEqual(4);
});

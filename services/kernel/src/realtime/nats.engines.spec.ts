import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { portOf } from '@lectern/deploy/engines/ports.ts';
import { connect } from 'nats';
import { openNatsRealtime } from './nats.ts';
import { anAnnouncement, hear, realtimeContract } from './realtime.contract.ts';

const url = process.env['LECTERN_REALTIME'];
if (!url) throw new Error('LECTERN_REALTIME says which NATS to use');

realtimeContract('NATS', () => openNatsRealtime({ url }));

test('every process hears it once, the one that announces included', async () => {
  const processes = await Promise.all([1, 2, 3].map(() => openNatsRealtime({ url })));
  const sent = [1, 2, 3].map(anAnnouncement);
  const heard = processes.map((each) => hear(each, 3));
  for (const each of sent) processes[0]?.publish(each);
  expect(await Promise.all(heard)).toEqual([sent, sent, sent]);
  await Promise.all(processes.map((each) => each.close()));
});

test('a message that is no announcement is reported as an error and goes no further', async () => {
  const errors: unknown[] = [];
  const realtime = await openNatsRealtime({ url, onError: (error) => errors.push(error) });
  const stranger = await connect({ servers: new URL(url).host });
  const heard = hear(realtime, 1);
  stranger.publish('lectern.realtime', 'not json');
  stranger.publish('lectern.realtime', JSON.stringify({ kind: 'other' }));
  const announcement = anAnnouncement(1);
  stranger.publish('lectern.realtime', JSON.stringify(announcement));
  expect(await heard).toEqual([announcement]);
  expect(errors).toHaveLength(2);
  await Promise.all([stranger.close(), realtime.close()]);
});

test('without NATS the own process goes on hearing, and closing does not wait for it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  const realtime = await openNatsRealtime({ url: `nats://127.0.0.1:${port}` });
  const heard = hear(realtime, 1);
  const announcement = anAnnouncement(1);
  realtime.publish(announcement);
  expect(await heard).toEqual([announcement]);
  await realtime.close();
});

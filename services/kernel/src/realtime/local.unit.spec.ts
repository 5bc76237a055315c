import { expect, test } from '@jest/globals';
import { openLocalRealtime } from './local.ts';
import { anAnnouncement, hear, realtimeContract } from './realtime.contract.ts';

realtimeContract('this process', async () => openLocalRealtime());

test('what a listener throws is reported', async () => {
  const errors: unknown[] = [];
  const realtime = openLocalRealtime({ onError: (error) => errors.push(error) });
  const failure = new Error('not today');
  realtime.subscribe(() => {
    throw failure;
  });
  const heard = hear(realtime, 1);
  realtime.publish(anAnnouncement(1));
  await heard;
  expect(errors).toEqual([failure]);
});

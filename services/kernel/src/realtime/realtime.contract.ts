import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Announcement, Realtime } from './port.ts';

/** What every adapter of Realtime promises. `open` opens the copy of one more process, where there are processes. */
export function realtimeContract(adapter: string, open: () => Promise<Realtime>): void {
  describe(`realtime through ${adapter}`, () => {
    let realtime: Realtime;
    beforeAll(async () => {
      realtime = await open();
    });
    afterAll(() => realtime.close());

    test('what is announced reaches every listener once, in order', async () => {
      const sent = [1, 2, 3].map(anAnnouncement);
      const heard = [hear(realtime, 3), hear(realtime, 3)];
      for (const each of sent) realtime.publish(each);
      expect(await Promise.all(heard)).toEqual([sent, sent]);
    });

    test('who announces is never called back before it has gone on', async () => {
      const steps: string[] = [];
      const heard = hear(realtime, 1).then(() => steps.push('heard'));
      realtime.publish(anAnnouncement(1));
      steps.push('announced');
      await heard;
      expect(steps).toEqual(['announced', 'heard']);
    });

    test('who unsubscribed hears nothing more', async () => {
      const heard: Announcement[] = [];
      const unsubscribe = realtime.subscribe((each) => heard.push(each));
      unsubscribe();
      unsubscribe();
      const other = hear(realtime, 1);
      realtime.publish(anAnnouncement(1));
      await other;
      expect(heard).toEqual([]);
    });

    test('a listener that throws does not keep it from the others', async () => {
      const unsubscribe = realtime.subscribe(() => {
        throw new Error('not today');
      });
      const heard = hear(realtime, 1);
      realtime.publish(anAnnouncement(7));
      expect(await heard).toMatchObject([{ version: 7 }]);
      unsubscribe();
    });
  });
}

export function anAnnouncement(version: number): Announcement {
  return { kind: 'changed', teamId: randomUUID(), type: 'Presentation', id: randomUUID(), version };
}

/** The next `count` announcements. */
export function hear(realtime: Realtime, count: number): Promise<Announcement[]> {
  return new Promise((resolve) => {
    const heard: Announcement[] = [];
    const unsubscribe = realtime.subscribe((each) => {
      if (heard.push(each) < count) return;
      unsubscribe();
      resolve(heard);
    });
  });
}

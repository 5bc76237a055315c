import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { until } from '../../testing/until.ts';
import type { Counters, Limit, Limiter } from './port.ts';

/** What every adapter of Counters promises. `open` opens those of one more process, where there are processes. */
export function countersContract(adapter: string, open: () => Promise<Counters>): void {
  describe(`counters in ${adapter}`, () => {
    let copies: [Counters, Counters];
    beforeAll(async () => {
      copies = [await open(), await open()];
    });
    afterAll(async () => {
      await Promise.all(copies.map((each) => each.close()));
    });

    /** The same new limit on both copies. */
    function limiters(limit: Partial<Limit>): [Limiter, Limiter] {
      const all: Limit = {
        name: randomUUID(),
        points: 3,
        duration: 60,
        precision: 'exact',
        ...limit,
      };
      return [copies[0].limiter(all), copies[1].limiter(all)];
    }

    test('of many calls at once exactly as many go on as the limit allows, whichever copy gets them', async () => {
      const both = limiters({ points: 10 });
      const waits = await Promise.all(
        Array.from({ length: 40 }, (_, n) => both[n % 2 === 0 ? 0 : 1].consume('anna')),
      );
      expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10);
      expect(Math.max(...waits)).toBeLessThanOrEqual(60);
      expect(Math.max(...waits)).toBeGreaterThan(50);
    });

    test('each key and each limit counts by itself', async () => {
      const [one, other] = limiters({ points: 1 });
      expect(await one.consume('anna')).toBe(0);
      expect(await other.consume('anna')).toBeGreaterThan(0);
      expect(await other.consume('bert')).toBe(0);
      expect(await limiters({ points: 1 })[1].consume('anna')).toBe(0);
      expect([await other.consumed('bert'), await other.consumed('carl')]).toEqual([1, 0]);
    });

    test('a call may consume several points, and give one back on another copy', async () => {
      const [one, other] = limiters({ points: 3 });
      expect(await one.consume('anna', 3)).toBe(0);
      await other.giveBack('anna');
      expect(await one.consumed('anna')).toBe(2);
      expect(await one.consume('anna')).toBe(0);
      expect(await other.consume('anna')).toBeGreaterThan(0);
    });

    test('points that are given back let the next call on, also after a refusal', async () => {
      const [limiter] = limiters({ points: 1 });
      await limiter.consume('anna');
      expect(await limiter.consume('anna')).toBeGreaterThan(0);
      await limiter.giveBack('anna');
      await limiter.giveBack('anna');
      expect(await limiter.consume('anna')).toBe(0);
    });

    test('a count ends after its time', async () => {
      const [one, other] = limiters({ points: 1, duration: 1 });
      expect(await one.consume('anna')).toBe(0);
      expect(await other.consume('anna')).toBeLessThanOrEqual(1);
      await until(async () => (await other.consume('anna')) === 0, 'a new count begins');
    });

    test('what one copy let through under an approximate limit is soon known to another', async () => {
      const [one, other] = limiters({ points: 100, precision: 'approximate' });
      for (let call = 0; call < 100; call++) expect(await one.consume('anna')).toBe(0);
      expect(await one.consume('anna')).toBeGreaterThan(0);
      let through = 0;
      await until(async () => {
        const isRefused = (await other.consume('anna')) > 0;
        if (!isRefused) through++;
        return isRefused;
      }, 'the other copy refuses');
      expect(through).toBeLessThanOrEqual(20);
    });
  });
}

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { CalledLectern } from '../called-lectern.ts';
import { fuzzGraph, fuzzMethods, fuzzOperations } from './fuzz.ts';

/** `npm run test:fuzz` asks two hundred times as much. */
const CASES = 1;
const seeds = z
  .array(z.number())
  .parse(JSON.parse(readFileSync(new URL('./seeds.json', import.meta.url), 'utf8')));

let lectern: CalledLectern;
beforeAll(async () => void (lectern = await CalledLectern.start()));
afterAll(() => lectern.stop());

test('a method that a path does not take answers 405', async () => {
  expect(await fuzzMethods(lectern)).toEqual([]);
});

test.each(seeds)(
  'every operation answers random requests of every role as openapi.json says (seed %i)',
  async (seed) => {
    const { flaws } = await fuzzOperations(lectern, { seed, cases: CASES });
    expect(flaws).toEqual([]);
  },
);

test.each(seeds)(
  'every field of the graph answers random questions of every role (seed %i)',
  async (seed) => {
    const { flaws } = await fuzzGraph(lectern, { seed, cases: CASES });
    expect(flaws).toEqual([]);
  },
);

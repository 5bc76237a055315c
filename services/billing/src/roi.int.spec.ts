import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@lectern/kernel/ids.ts';
import { startServices, type RunningServices } from '@lectern/kernel/testing/start-service.ts';
import { billing } from './service.ts';

let running: RunningServices;
beforeAll(async () => {
  running = await startServices([billing]);
});
afterAll(() => running.remove());

const FIGURES = `annualCost annualSellingHoursPerRep annualSellingHours annualRevenueIncrease freedWeeklyHoursRounded freedWeeklyHours
  hourlyProduction annualROI savingsPercentage`;
const roi = (input: Record<string, unknown>) =>
  running.call({
    service: 'billing',
    document: `query Roi($input: RoiInput!) { roi(input: $input) { ${FIGURES} } }`,
    variables: { input },
  });
const submit = (input: Record<string, unknown>, idempotency?: { key: string; hash: string }) =>
  running.call({
    service: 'billing',
    document: `mutation SubmitRoi($input: RoiInput!) { submitRoi(input: $input) { annualROI } }`,
    variables: { input },
    ...(idempotency && { idempotency }),
  });

async function recorded(): Promise<Record<string, unknown>[]> {
  const { store } = running.service('billing');
  const events: Record<string, unknown>[] = [];
  for await (const stream of store.commits.streams())
    for (const commit of await store.commits.read(stream))
      events.push(...commit.events.map(({ data }) => data));
  return events;
}

test('anybody may calculate, and what is left out is the default', async () => {
  expect((await roi({})).data).toEqual({
    roi: {
      annualCost: 3_600,
      annualSellingHoursPerRep: 150,
      annualSellingHours: 1_500,
      annualRevenueIncrease: 375_000,
      freedWeeklyHoursRounded: 3,
      freedWeeklyHours: 3,
      hourlyProduction: 250,
      annualROI: 104,
      savingsPercentage: 0.25,
    },
  });
});

test('what is outside the ranges is said by field', async () => {
  const { errors } = await roi({ reps: 0, hoursPerWeek: 41 });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'INVALID',
    fields: { reps: ['Must be at least 1.'], hoursPerWeek: ['Must be at most 40.'] },
  });
});

test('calculating records nothing, submitting does, once for a request that comes twice', async () => {
  await roi({ reps: 7 });
  expect(await recorded()).toEqual([]);
  const idempotency = { key: newId(), hash: 'h' };
  for (let time = 0; time < 2; time++)
    expect((await submit({ reps: 20 }, idempotency)).data).toEqual({
      submitRoi: { annualROI: 104 },
    });
  expect(await recorded()).toEqual([
    {
      calculationId: expect.any(String),
      reps: 20,
      annualQuota: 500_000,
      hoursPerWeek: 12,
      savingsPerWeek: 25,
      annualRevenueIncrease: 750_000,
      annualROI: 104,
    },
  ]);
});

test('nothing is recorded of what is not allowed', async () => {
  const before = (await recorded()).length;
  expect((await submit({ annualQuota: -1 })).errors[0]?.extensions['code']).toBe('INVALID');
  expect((await recorded()).length).toBe(before);
});

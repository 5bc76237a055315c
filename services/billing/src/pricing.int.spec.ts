import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startServices, type RunningServices } from '@lectern/kernel/testing/start-service.ts';
import { billing } from './service.ts';

let running: RunningServices;
beforeAll(async () => {
  running = await startServices([billing]);
});
afterAll(() => running.remove());

const pricing = (users: number, period = 'YEAR') =>
  running.call({
    service: 'billing',
    document:
      'query ($users: Int!, $period: PricingPeriod!) { pricing(users: $users, period: $period) { rate annualTotal savings savingsPercent } }',
    variables: { users, period },
  });

test('anybody may ask what so many users cost; for an enterprise there is no price', async () => {
  expect((await pricing(10)).data).toEqual({
    pricing: { rate: 35, annualTotal: 4_200, savings: 120, savingsPercent: 3 },
  });
  expect((await pricing(10, 'MONTH')).data).toMatchObject({ pricing: { rate: 36 } });
  expect((await pricing(251)).data).toEqual({ pricing: null });
  expect((await pricing(0)).errors[0]?.extensions).toMatchObject({
    code: 'INVALID',
    fields: { users: ['Must be at least 1.'] },
  });
});

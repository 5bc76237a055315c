import { RoiCalculated } from '@lectern/schemas/events/billing.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { RoiInput } from '../domain/roi.ts';
import { decide } from './commands.ts';

/** One run through the calculator by whoever it was; it belongs to no team. */
export type RoiCalculation = { status: 'none' } | { status: 'recorded'; input: RoiInput };
export type RoiCalculationEvent = EventOf<typeof RoiCalculated>;

function evolve(_calculation: RoiCalculation, { type, data }: RoiCalculationEvent): RoiCalculation {
  switch (type) {
    case 'RoiCalculated': {
      const { reps, annualQuota, hoursPerWeek, savingsPerWeek } = data;
      return { status: 'recorded', input: { reps, annualQuota, hoursPerWeek, savingsPerWeek } };
    }
  }
}

export const roiCalculation = aggregate({
  name: 'RoiCalculation',
  scope: 'global',
  events: [RoiCalculated],
  initial: { status: 'none' } as RoiCalculation,
  evolve,
  decide,
  shape: 1,
  view: { fields: {}, lists: {}, index: () => ({}) },
});

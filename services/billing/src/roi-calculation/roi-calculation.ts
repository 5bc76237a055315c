import { RoiCalculated } from '@lectern/schemas/events/billing.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { aggregate, type Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { calculateRoi, type RoiInput } from '../domain/roi.ts';
import { problems } from '../problems.ts';

/** One run of the calculator. Visitors may run it, so it belongs to no team. */
type RoiCalculation = { status: 'none' } | { status: 'recorded'; input: RoiInput };
type RoiCalculationEvent = EventOf<typeof RoiCalculated>;
type RecordRoi = { type: 'RecordRoi'; calculationId: string; input: RoiInput };

const initial: RoiCalculation = { status: 'none' };

function evolve(_calculation: RoiCalculation, { data }: RoiCalculationEvent): RoiCalculation {
  const { reps, annualQuota, hoursPerWeek, savingsPerWeek } = data;
  return { status: 'recorded', input: { reps, annualQuota, hoursPerWeek, savingsPerWeek } };
}

function decide(
  { calculationId, input }: RecordRoi & Decision,
  { status }: RoiCalculation,
): RoiCalculationEvent[] {
  if (status !== 'none') throw new DomainError('CONFLICT', problems.calculationRecorded);
  const { annualRevenueIncrease, annualROI } = calculateRoi(input);
  return [RoiCalculated({ calculationId, ...input, annualRevenueIncrease, annualROI })];
}

export const roiCalculation = aggregate({
  name: 'RoiCalculation',
  scope: 'global',
  events: [RoiCalculated],
  initial,
  evolve,
  decide,
  shape: 1,
  view: { fields: {}, lists: {}, index: () => ({}) },
});

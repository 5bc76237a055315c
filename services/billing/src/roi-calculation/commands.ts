import { RoiCalculated } from '@lectern/schemas/events/billing.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { calculateRoi, type RoiInput } from '../domain/roi.ts';
import type { RoiCalculation, RoiCalculationEvent } from './roi-calculation.ts';

export type RoiCalculationCommand = { type: 'RecordRoi'; calculationId: string; input: RoiInput };

export function decide(
  command: RoiCalculationCommand & Decision,
  calculation: RoiCalculation,
): RoiCalculationEvent[] {
  switch (command.type) {
    case 'RecordRoi': {
      if (calculation.status !== 'none')
        throw new DomainError('CONFLICT', 'This calculation is recorded already.');
      const { annualRevenueIncrease, annualROI } = calculateRoi(command.input);
      return [
        RoiCalculated({
          calculationId: command.calculationId,
          ...command.input,
          annualRevenueIncrease,
          annualROI,
        }),
      ];
    }
  }
}

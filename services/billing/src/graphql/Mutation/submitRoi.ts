import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { calculateRoi, roiInput } from '../../domain/roi.ts';
import { roiCalculation } from '../../roi-calculation/roi-calculation.ts';
import type { MutationResolvers } from '../generated.ts';

export const submitRoi: MutationResolvers['submitRoi'] = async (_parent, args, context) => {
  const input = parseInput(roiInput, args.input);
  const calculationId = newId();
  await context.execute(roiCalculation, calculationId, { type: 'RecordRoi', calculationId, input });
  return calculateRoi(input);
};

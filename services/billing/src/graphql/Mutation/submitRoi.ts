import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { calculateRoi, roiInput, type Roi } from '../../domain/roi.ts';
import { roiCalculation } from '../../roi-calculation/roi-calculation.ts';
import type { MutationSubmitRoiArgs } from '../generated.ts';

export async function submitRoi(_parent: unknown, args: MutationSubmitRoiArgs, context: ServiceContext): Promise<Roi> {
  const input = parseInput(roiInput, args.input);
  const calculationId = newId();
  await context.execute(roiCalculation, calculationId, { type: 'RecordRoi', calculationId, input });
  return calculateRoi(input);
}

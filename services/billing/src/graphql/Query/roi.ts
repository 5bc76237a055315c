import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { calculateRoi, roiInput, type Roi } from '../../domain/roi.ts';
import type { QueryRoiArgs } from '../generated.ts';

export function roi(_parent: unknown, { input }: QueryRoiArgs): Roi {
  return calculateRoi(parseInput(roiInput, input));
}

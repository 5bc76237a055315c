import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { calculateRoi, roiInput } from '../../domain/roi.ts';
import type { QueryResolvers } from '../generated.ts';

export const roi: QueryResolvers['roi'] = (_parent, { input }) => {
  return calculateRoi(parseInput(roiInput, input));
};

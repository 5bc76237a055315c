import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { mergeLabels as merge } from '../../label/merge-labels.ts';
import type { MutationResolvers } from '../generated.ts';
import { problems } from '../../problems.ts';

const input = z.object({
  labelIds: z
    .array(z.string())
    .min(1, problems.chooseOne)
    .max(300, problems.tooManyAtATime({ most: 300 })),
});

export const mergeLabels: MutationResolvers['mergeLabels'] = (_, { id, ...args }, context) => {
  return merge(context, [...new Set(parseInput(input, args).labelIds)], id);
};

import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { mergeLabels as merge } from '../../label/merge-labels.ts';
import type { MutationResolvers } from '../generated.ts';

const input = z.object({
  labelIds: z
    .array(z.string())
    .min(1, 'Please choose at least one.')
    .max(300, 'Please choose at most 300 at a time.'),
});

export const mergeLabels: MutationResolvers['mergeLabels'] = (_, { id, ...args }, context) => {
  return merge(context, [...new Set(parseInput(input, args).labelIds)], id);
};

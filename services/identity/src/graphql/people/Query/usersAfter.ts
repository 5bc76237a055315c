import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { membersAfter } from '../../../people/members/find-members.ts';
import type { QueryResolvers } from '../../generated.ts';

const chunked = z.object({
  min: z.string().max(100).nullish(),
  chunk: z.number().int().min(1).max(1_000),
});

export const usersAfter: QueryResolvers['usersAfter'] = (_parent, args, context) => {
  const { min, chunk } = parseInput(chunked, args);
  return membersAfter(context, min || null, chunk);
};

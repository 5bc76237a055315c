import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { searchPages as search } from '../../search/search-pages.ts';
import type { QueryResolvers } from '../generated.ts';

const input = z.object({ text: z.string().max(500), limit: z.number().int().min(1).max(100) });

export const searchPages: QueryResolvers['searchPages'] = (_, args, context) => {
  const { text, limit } = parseInput(input, args);
  return search(context, text, limit);
};

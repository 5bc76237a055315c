import type { QueryResolvers } from '../generated.ts';
import { readFile } from '../File.ts';

export const file: QueryResolvers['file'] = (_, { id }, context) => {
  return readFile(id, context);
};

import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { devicesAfter as findAfter } from '../../../sign-in/device/find-devices.ts';
import type { QueryResolvers } from '../../generated.ts';

const chunked = z.object({
  min: z.string().max(100).nullish(),
  chunk: z.number().int().min(1).max(1_000),
});

export const devicesAfter: QueryResolvers['devicesAfter'] = (_parent, args, context) => {
  const { min, chunk } = parseInput(chunked, args);
  return findAfter(context, min || null, chunk);
};

import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { devicesAfter as findAfter, type SeenDevice } from '../../device/find-devices.ts';
import type { QueryDevicesAfterArgs } from '../generated.ts';

const chunked = z.object({ min: z.string().max(100).nullish(), chunk: z.number().int().min(1).max(1_000) });

export function devicesAfter(_parent: unknown, args: QueryDevicesAfterArgs, context: ServiceContext): Promise<SeenDevice[]> {
  const { min, chunk } = parseInput(chunked, args);
  return findAfter(context, min || null, chunk);
}

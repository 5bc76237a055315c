import { chunkInput, chunkOf } from '@lectern/kernel/graphql/chunk.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { devicesAfter as findAfter } from '../../../sign-in/device/find-devices.ts';
import type { QueryResolvers } from '../../generated.ts';

export const devicesAfter: QueryResolvers['devicesAfter'] = (_parent, args, context) =>
  findAfter(context, chunkOf(parseInput(chunkInput, args)));

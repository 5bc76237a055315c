import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { membersAfter } from '../../user/find-members.ts';
import type { SeenUser } from '../../user/seen-user.ts';
import type { QueryUsersAfterArgs } from '../generated.ts';

const chunked = z.object({ min: z.string().max(100).nullish(), chunk: z.number().int().min(1).max(1_000) });

export function usersAfter(_parent: unknown, args: QueryUsersAfterArgs, context: ServiceContext): Promise<SeenUser[]> {
  const { min, chunk } = parseInput(chunked, args);
  return membersAfter(context, min || null, chunk);
}

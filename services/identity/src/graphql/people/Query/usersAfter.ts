import { chunkInput, chunkOf } from '@lectern/kernel/graphql/chunk.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { membersAfter } from '../../../people/members/find-members.ts';
import type { QueryResolvers } from '../../generated.ts';

export const usersAfter: QueryResolvers['usersAfter'] = (_parent, args, context) =>
  membersAfter(context, chunkOf(parseInput(chunkInput, args)));

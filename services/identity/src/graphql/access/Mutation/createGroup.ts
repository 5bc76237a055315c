import { newId } from '@lectern/kernel/ids.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { z } from 'zod';
import { group } from '../../../access/group/group.ts';
import { groupName, withUniqueGroupName } from '../../../access/group/group-name.ts';
import { groupFromState } from '../../../access/group/team-group.ts';
import type { MutationResolvers } from '../../generated.ts';

const input = z.object({ name: groupName });

export const createGroup: MutationResolvers['createGroup'] = async (_parent, args, context) => {
  const { name } = parseInput(input, args);
  const groupId = newId();
  const { id, state } = await withUniqueGroupName(() =>
    context.execute(group, groupId, { type: 'CreateGroup', groupId, name }),
  );
  return groupFromState(id, state);
};

import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { z } from 'zod';
import { group } from '../../../access/group/group.ts';
import { groupName, withUniqueGroupName } from '../../../access/group/group-name.ts';
import { groupFromState } from '../../../access/group/team-group.ts';
import type { MutationResolvers } from '../../generated.ts';

const input = z.object({ name: groupName });

export const renameGroup: MutationResolvers['renameGroup'] = async (
  _parent,
  { id, ...args },
  context,
) => {
  const { name } = parseInput(input, args);
  const { state } = await withUniqueGroupName(() =>
    context.execute(group, id, { type: 'RenameGroup', groupId: id, name }),
  );
  return groupFromState(id, state);
};

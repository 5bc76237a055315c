import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { z } from 'zod';
import { group } from '../../group/group.ts';
import { groupName, withFreeGroupName } from '../../group/group-name.ts';
import { seeGroupState, type SeenGroup } from '../../group/seen-group.ts';
import type { MutationRenameGroupArgs } from '../generated.ts';

const input = z.object({ name: groupName });

export async function renameGroup(_parent: unknown, { id, ...args }: MutationRenameGroupArgs, context: ServiceContext): Promise<SeenGroup> {
  const { name } = parseInput(input, args);
  const { state } = await withFreeGroupName(() => context.execute(group, id, { type: 'RenameGroup', groupId: id, name }));
  return seeGroupState(id, state);
}

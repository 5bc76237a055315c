import { newId } from '@lectern/kernel/ids.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { z } from 'zod';
import { group } from '../../group/group.ts';
import { groupName, withFreeGroupName } from '../../group/group-name.ts';
import { seeGroupState, type SeenGroup } from '../../group/seen-group.ts';
import type { MutationCreateGroupArgs } from '../generated.ts';

const input = z.object({ name: groupName });

export async function createGroup(_parent: unknown, args: MutationCreateGroupArgs, context: ServiceContext): Promise<SeenGroup> {
  const { name } = parseInput(input, args);
  const groupId = newId();
  const { id, state } = await withFreeGroupName(() => context.execute(group, groupId, { type: 'CreateGroup', groupId, name }));
  return seeGroupState(id, state);
}

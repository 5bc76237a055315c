import { customRoleIn } from '../../../access/custom-role/team-custom-role.ts';
import { findGroups } from '../../../access/group/team-group.ts';
import {
  dropFactor,
  dropFactorsAddedBeforeDrop,
} from '../../../sign-in/second-factor/drop-factor.ts';
import { currentUserIn } from '../../../access/current-user.ts';
import {
  mustDropPassword,
  removedMembershipIn,
  restoreMember as decideRestore,
} from '../../../people/user/commands/restoring.ts';
import { teamUserFromState } from '../../../people/members/team-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';

export const restoreMember: MutationResolvers['restoreMember'] = async (
  _parent,
  { userId, teamId },
  context,
) => {
  const by = await currentUserIn(context, teamId, 'can_edit_users');
  const before = (await context.view(user).get(userId))?.doc ?? user.initial;
  const removed = removedMembershipIn(before, by.teamId);
  const groupIds = (await findGroups(context.asSystem(by.teamId), removed?.groupIds ?? [])).map(
    ({ id }) => id,
  );
  const customRole = await customRoleIn(context, by.teamId, removed?.customRoleId ?? null);
  const type = 'RestoreMember';
  const restore = { type, by, userId, teamId: by.teamId, groupIds, customRole } as const;
  const mustDropFactor = mustDropPassword(before, by.teamId);
  if (mustDropFactor) {
    decideRestore({ ...restore, now: new Date().toISOString() }, before); // A refused command must not drop the second factor.
    await dropFactor(context, userId, by.teamId);
  }
  const { state } = await context.execute(user, userId, restore);
  // Again before they are in; later additions are the policy's (drop-factor-when-password-
  // dropped.ts).
  if (mustDropFactor) await dropFactorsAddedBeforeDrop(context, userId, by.teamId);
  return teamUserFromState(context, userId, state, by.teamId);
};

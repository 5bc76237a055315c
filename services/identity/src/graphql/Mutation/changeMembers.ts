import { z } from 'zod';
import { DomainError, isTransient } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { customRolesOf } from '../../custom-role/seen-custom-role.ts';
import { newInvitation } from '../../invitations/invite.ts';
import { callerOf } from '../../user/caller.ts';
import type { Rights } from '../../user/rights.ts';
import { seeState, type SeenUser } from '../../user/seen-user.ts';
import { user } from '../../user/user.ts';
import type { MutationChangeMembersArgs } from '../generated.ts';

const input = z.object({ changes: z.array(z.unknown()).min(1, 'Please choose at least one.').max(50, 'Please change at most 50 people at a time.') });

interface MemberChanged {
  id: string;
  user: SeenUser | null;
  code: string | null;
  problem: string | null;
}

/** Each by themselves, one after the other: a key of idempotency counts them. */
export async function changeMembers(_parent: unknown, { changes }: MutationChangeMembersArgs, context: ServiceContext): Promise<MemberChanged[]> {
  const by = callerOf(context);
  parseInput(input, { changes });
  const customRoles = (await customRolesOf(context, by.teamId)).map(({ id, permissions }) => ({ id, permissions }));
  const answers: MemberChanged[] = [];
  for (const { userId, from, to } of changes) {
    const seen: Rights | null = from ? { ...from, customRoleId: from.customRoleId ?? null } : null;
    const wanted = { role: to.role ?? undefined, customRoleId: to.customRoleId, permissions: to.permissions ?? undefined };
    try {
      const { state } = await context.execute(user, userId, { type: 'ChangeRights', by, userId, teamId: by.teamId, from: seen, to: wanted, customRoles, invitation: newInvitation(context, userId) });
      answers.push({ id: userId, user: seeState(context, userId, state), code: null, problem: null });
    } catch (error) {
      if (!(error instanceof DomainError) || isTransient(error)) throw error;
      answers.push({ id: userId, user: null, code: error.code, problem: error.message });
    }
  }
  return answers;
}

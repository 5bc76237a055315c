import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isTransient } from '@lectern/kernel/engines/faults.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { grantableRoles } from '../../../access/custom-role/team-custom-role.ts';
import { undoneChangeIds } from '../../../people/history/changes.ts';
import { changesOfStream } from '../../../people/history/stream-changes.ts';
import { newInvitation } from '../../../people/invitations/invite.ts';
import { currentUser } from '../../../access/current-user.ts';
import type { Granter } from '../../../people/user/commands/granting.ts';
import type { GrantableRole } from '../../../people/user/commands/invitation-role.ts';
import type { Rights } from '../../../people/user/commands/permissions.ts';
import { teamUserFromState, type TeamUser } from '../../../people/members/team-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationChangeMembersArgs, MutationResolvers } from '../../generated.ts';
import { problems } from '../../../problems.ts';

const changesInput = z.object({
  changes: z.array(z.unknown()).min(1, problems.chooseOne).max(50, problems.tooManyPeople),
});

interface MemberChanged {
  id: string;
  user: TeamUser | null;
  code: string | null;
  problem: string | null;
}

/** As many as share one write. */
const CONCURRENCY = 25;

/**
 * In order, because the idempotency key numbers the commands; everything is read before the first
 * starts. A user who occurs twice is changed in the next batch.
 */
export const changeMembers: MutationResolvers['changeMembers'] = async (
  _parent,
  { changes, isUndo },
  context,
) => {
  const by = currentUser(context);
  parseInput(changesInput, { changes });
  const known = { by, customRoles: await grantableRoles(context, by.teamId) };
  const answers: MemberChanged[] = [];
  for (const wave of wavesOf(changes)) {
    const teamId = isUndo === true ? by.teamId : null;
    const withUndo = await Promise.all(
      wave.map(async (change) => ({
        change,
        undoes: await changesToUndo(context, teamId, change),
      })),
    );
    answers.push(
      ...(await Promise.all(
        withUndo.map(({ change, undoes }) => changeMember(context, known, change, undoes)),
      )),
    );
  }
  return answers;
};

type Change = MutationChangeMembersArgs['changes'][number];

interface ChangeContext {
  by: Granter & { teamId: string };
  customRoles: readonly GrantableRole[];
}

const requestedRights = ({ to }: Change) => ({
  role: to.role ?? undefined,
  customRoleId: to.customRoleId,
  permissions: to.permissions ?? undefined,
});

/** @param teamId null if nothing is undone */
async function changesToUndo(
  context: ServiceContext,
  teamId: string | null,
  change: Change,
): Promise<string[]> {
  return teamId === null
    ? []
    : undoneChangeIds(
        await changesOfStream(context, teamId, `User/${change.userId}`),
        requestedRights(change),
      );
}

async function changeMember(
  context: ServiceContext,
  { by, customRoles }: ChangeContext,
  change: Change,
  undoes: readonly string[],
): Promise<MemberChanged> {
  const { userId, from } = change;
  const expected: Rights | null = from
    ? { ...from, customRoleId: from.customRoleId ?? null }
    : null;
  try {
    const { state } = await context.execute(user, userId, {
      type: 'ChangeRights',
      by,
      userId,
      teamId: by.teamId,
      from: expected,
      to: requestedRights(change),
      customRoles,
      undoes,
      invitation: newInvitation(context, userId),
    });
    return {
      id: userId,
      user: teamUserFromState(context, userId, state),
      code: null,
      problem: null,
    };
  } catch (error) {
    if (!(error instanceof DomainError) || isTransient(error)) throw error;
    return { id: userId, user: null, code: error.code, problem: error.message };
  }
}

function wavesOf(changes: readonly Change[]): Change[][] {
  const waves: Change[][] = [];
  for (const change of changes) {
    const last = waves.at(-1);
    if (last && last.length < CONCURRENCY && last.every(({ userId }) => userId !== change.userId))
      last.push(change);
    else waves.push([change]);
  }
  return waves;
}

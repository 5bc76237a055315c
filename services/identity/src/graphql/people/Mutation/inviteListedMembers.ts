import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { inviteByMail, type InvitationResult } from '../../../people/invitations/invite.ts';
import { NO_ROLE, requireGrantableRole } from '../../../people/invitations/find-invitation-role.ts';
import {
  importedPeople,
  type ImportedPerson,
} from '../../../people/invitations/imported-people.ts';
import { currentUser } from '../../../access/current-user.ts';
import type { MutationResolvers } from '../../generated.ts';

const peopleInput = z.object({ people: importedPeople(50) });

/** In order, so that a retry answers each person as before. */
export const inviteListedMembers: MutationResolvers['inviteListedMembers'] = async (
  _parent,
  args,
  context,
) => {
  const results: InvitationResult[] = [];
  for (const person of parseInput(peopleInput, args).people)
    results.push(await inviteImported(context, person));
  return results;
};

/** A person whose permissions the caller may not grant does not stop the others. */
async function inviteImported(
  context: ServiceContext,
  { email, problem, customRoleId, ...offer }: ImportedPerson,
): Promise<InvitationResult> {
  if (problem !== null) return { email, user: null, problem };
  const by = currentUser(context);
  try {
    return await inviteByMail(context, email, {
      by,
      teamId: by.teamId,
      ...offer,
      customRole: await requireGrantableRole(context, by.teamId, customRoleId),
    });
  } catch (error) {
    if (
      !(error instanceof DomainError) ||
      (error.code !== 'FORBIDDEN' && error.message !== NO_ROLE)
    )
      throw error;
    return { email, user: null, problem: error.message };
  }
}

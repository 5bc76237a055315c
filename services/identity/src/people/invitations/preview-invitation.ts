import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { membershipIn } from '../user/memberships.ts';
import { currentUser } from '../../access/current-user.ts';
import { inviteMember } from '../user/commands/invitations.ts';
import { user } from '../user/user.ts';
import type { InvitationOutlook } from '../../graphql/generated.ts';
import { findInvitee } from './find-invitee.ts';
import { emailInput, isInOtherManagedTeam, newInvitation, INVALID_EMAIL } from './invite.ts';
import { NO_ROLE, requireGrantableRole } from './find-invitation-role.ts';
import type { ImportedPerson } from './imported-people.ts';

export interface PreviewedInvitation {
  email: string;
  outlook: InvitationOutlook;
  problem: string | null;
}

/** Decides as the invitation will, without writing or sending. */
export async function previewInvitation(
  context: ServiceContext,
  person: ImportedPerson,
): Promise<PreviewedInvitation> {
  const { email } = person;
  const parsed = emailInput.safeParse(email);
  if (!parsed.success) return { email, outlook: 'REFUSED', problem: INVALID_EMAIL };
  if (person.problem !== null) return { email, outlook: 'REFUSED', problem: person.problem };
  try {
    return {
      email,
      outlook: await outlookOf(context, { ...person, email: parsed.data }),
      problem: null,
    };
  } catch (error) {
    if (!(error instanceof DomainError) || (error.code === 'INVALID' && error.message !== NO_ROLE))
      throw error;
    return { email, outlook: 'REFUSED', problem: error.message };
  }
}

async function outlookOf(
  context: ServiceContext,
  { email, role, permissions, customRoleId }: ImportedPerson,
): Promise<InvitationOutlook> {
  const by = currentUser(context);
  const { teamId } = by;
  const { row: found, emailName, account } = await findInvitee(context, email, teamId);
  const userId = found?.id ?? by.userId;
  const customRole = await requireGrantableRole(context, teamId, customRoleId);
  const invite = {
    type: 'InviteMember' as const,
    by,
    userId,
    email,
    emailName,
    name: null,
    teamId,
    role,
    permissions,
    customRole,
    invitation: newInvitation(context, userId),
    now: new Date().toISOString(),
  };
  if (
    found?.doc.status === 'active' &&
    (membershipIn(found.doc, teamId) || found.doc.invitation?.teamId === teamId)
  ) {
    inviteMember(invite, found.doc);
    return 'AGAIN';
  }
  inviteMember(invite, user.initial); // Another team's user looks like a new one: a preview must not reveal who is where.
  return account && (await isInOtherManagedTeam(context, account.doc, teamId)) ? 'JOINS' : 'NEW';
}

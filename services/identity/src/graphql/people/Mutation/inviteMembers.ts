import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { normalizeForIndex } from '@lectern/kernel/keys/blind-index.ts';
import { inviteByMail, type InvitationResult } from '../../../people/invitations/invite.ts';
import { requireGrantableRole } from '../../../people/invitations/find-invitation-role.ts';
import { personName } from '../../../people/profile/profile-input.ts';
import { currentUser } from '../../../access/current-user.ts';
import type { MutationResolvers } from '../../generated.ts';
import { problems } from '../../../problems.ts';

const MAX_INVITED = 50;

const invite = z.object({
  emails: z
    .array(z.string().max(1_000))
    .min(1, problems.emailInvalid)
    .max(MAX_INVITED, problems.tooManyInvited({ most: MAX_INVITED })),
  name: personName.nullish(),
  role: z.enum(['TEAM_ADMIN', 'TEAM_MEMBER']),
  permissions: z.array(z.string().max(100)).max(100),
  customRoleId: z.string().max(100).nullish(),
});

/** In order, so that a retry answers each address as before. */
export const inviteMembers: MutationResolvers['inviteMembers'] = async (
  _parent,
  { input },
  context,
) => {
  const { emails, name, role, permissions, customRoleId } = parseInput(invite, input);
  const by = currentUser(context);
  const byName = new Map(emails.map((email) => [normalizeForIndex(email), email.trim()]));
  const offer = {
    by,
    teamId: by.teamId,
    name: byName.size === 1 ? (name ?? null) : null,
    role,
    permissions,
    customRole: await requireGrantableRole(context, by.teamId, customRoleId),
  };
  const results: InvitationResult[] = [];
  for (const email of byName.values()) results.push(await inviteByMail(context, email, offer));
  return results;
};

import { readTeam } from '../../replicas/teams.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationResolvers } from '../generated.ts';
import { mailInput } from '../link-input.ts';
import { requireUser } from '../create-link.ts';
import { sendingRefusal } from '../may-share.ts';
import { committedLink } from '../rows.ts';

export const mailSharedLink: MutationResolvers['mailSharedLink'] = async (
  _parent,
  { id, recipientIds, mail },
  context,
) => {
  const claims = requireUser(context);
  const text = { requestedBy: claims.userId, ...mailInput.parse(mail) };
  const refusal = sendingRefusal(claims, await readTeam(context, claims.teamId));
  const command = {
    type: 'MailSharedLink',
    sharedLinkId: id,
    recipientIds: recipientIds ?? null,
    mail: text,
    refusal,
  } as const;
  return committedLink(await context.execute(sharedLink, id, command));
};

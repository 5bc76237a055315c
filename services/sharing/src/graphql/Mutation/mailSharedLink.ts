import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { readTeam } from '../../replicas/teams.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationMailSharedLinkArgs } from '../generated.ts';
import { mailInput } from '../link-input.ts';
import { maker } from '../make-link.ts';
import { sendingRefusal } from '../may-share.ts';
import { rowOf } from '../rows.ts';

export async function mailSharedLink(_parent: unknown, { id, recipientIds, mail }: MutationMailSharedLinkArgs, context: ServiceContext) {
  const claims = maker(context);
  const text = { requestedBy: claims.userId, ...mailInput.parse(mail) };
  const refusal = sendingRefusal(claims, await readTeam(context, claims.teamId));
  const command = { type: 'MailSharedLink', sharedLinkId: id, recipientIds: recipientIds ?? null, mail: text, refusal } as const;
  return rowOf(await context.execute(sharedLink, id, command));
}

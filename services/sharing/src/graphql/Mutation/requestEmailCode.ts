import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { guesses } from '../../guesses/guesses.ts';
import { accessOf } from '../../shared-link/access.ts';
import { periodAt } from '../../shared-link/email-code.ts';
import type { MutationRequestEmailCodeArgs } from '../generated.ts';
import { address, contactIdOf } from '../link-input.ts';
import { linkAtEdge } from '../link-at-edge.ts';

/** The same answer whether it was mailed or not: nobody finds out here whom a link is for. */
export async function requestEmailCode(_parent: unknown, { teamId, linkId, email: given }: MutationRequestEmailCodeArgs, outside: ServiceContext) {
  const email = address.parse(given);
  const found = await linkAtEdge(outside, teamId, linkId);
  if (!found) return true;
  const { closed, gates, isForRecipientsOnly } = accessOf(found.facts);
  const recipientId = await contactIdOf(found.context.engines.keys, teamId, email);
  const isMeant = !isForRecipientsOnly || found.facts.link.recipients.some((each) => each.recipientId === recipientId);
  if (closed || !gates.includes('EMAIL') || !isMeant) return true;
  const command = { type: 'RequestCode', sharedLinkId: linkId, recipientId, email, period: periodAt(Date.now()) } as const;
  await found.context.execute(guesses, linkId, command);
  return true;
}

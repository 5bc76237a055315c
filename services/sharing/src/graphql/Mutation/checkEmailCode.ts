import { accessOf } from '../../shared-link/access.ts';
import { emailCodesAt } from '../../code-attempts/email-code.ts';
import type { MutationResolvers } from '../generated.ts';
import { address, contactIdOf } from '../link-input.ts';
import { judge } from '../check-code.ts';
import { linkAtEdge } from '../link-for-visitor.ts';

export const checkEmailCode: MutationResolvers['checkEmailCode'] = async (
  _parent,
  { teamId, linkId, email, code, caller },
  outside,
) => {
  const found = await linkAtEdge(outside, teamId, linkId);
  if (!found) return null;
  const { keys, secrets } = found.context.engines;
  const recipientId = await contactIdOf(keys, teamId, address.parse(email));
  const { isForRecipientsOnly } = accessOf(found.facts);
  // Whoever it is not for guesses at nothing, and is counted all the same.
  const isMeant =
    !isForRecipientsOnly ||
    found.facts.link.recipients.some((each) => each.recipientId === recipientId);
  const right = isMeant
    ? emailCodesAt(secrets, { sharedLinkId: linkId, recipientId }, Date.now())
    : [];
  const guess = code.replaceAll(/\s/g, '');
  return (await judge(found.context, linkId, { gate: 'EMAIL', caller, meant: [guess], right }))
    ? recipientId
    : null;
};

import { evaluateAccess } from '../../shared-link/access.ts';
import { emailCodesAt } from '../../code-attempts/email-code.ts';
import type { MutationResolvers } from '../generated.ts';
import { emailAddress } from '../link-input.ts';
import { contactIdFor } from '../../contact-id.ts';
import { checkCode } from '../check-code.ts';
import { loadLinkForVisitor } from '../link-for-visitor.ts';

export const checkEmailCode: MutationResolvers['checkEmailCode'] = async (
  _parent,
  { teamId, linkId, email, code, caller },
  outside,
) => {
  const found = await loadLinkForVisitor(outside, teamId, linkId);
  if (!found) return null;
  const { keys, secrets } = found.context.engines;
  const recipientId = await contactIdFor(keys, teamId, emailAddress.parse(email));
  const { isForRecipientsOnly } = evaluateAccess(found.facts);
  // No code is right for others, but their attempts count.
  const isMeant =
    !isForRecipientsOnly ||
    found.facts.link.recipients.some((each) => each.recipientId === recipientId);
  const right = isMeant
    ? emailCodesAt(secrets, { sharedLinkId: linkId, recipientId }, Date.now())
    : [];
  const guess = code.replaceAll(/\s/g, '');
  return (await checkCode(found.context, linkId, { gate: 'EMAIL', caller, meant: [guess], right }))
    ? recipientId
    : null;
};

import { evaluateAccess } from '../../../shared-link/access.ts';
import { emailCodesAt } from '../../../code-attempts/email-code.ts';
import type { MutationResolvers } from '../../generated.ts';
import { emailAddress } from '../../link-input.ts';
import { contactIdFor } from '../../../contact-id.ts';
import { checkCode } from '../../check-code.ts';
import { loadLinkForVisitor } from '../../link-for-visitor.ts';

export const checkEmailCode: MutationResolvers['checkEmailCode'] = async (
  _parent,
  { teamId, linkId, email, code, caller, knownVisitId = null },
  context,
) => {
  const visitorLink = await loadLinkForVisitor(context, teamId, linkId);
  if (!visitorLink) return null;
  const { keys, secrets } = visitorLink.context.engines;
  const recipientId = await contactIdFor(keys, teamId, emailAddress.parse(email));
  const { isForRecipientsOnly } = evaluateAccess(visitorLink.access);
  // No code is accepted for others, but their attempts count.
  const mayReceive =
    !isForRecipientsOnly ||
    visitorLink.access.link.recipients.some((each) => each.recipientId === recipientId);
  const accepted = mayReceive
    ? emailCodesAt(secrets, { sharedLinkId: linkId, recipientId }, Date.now())
    : [];
  const guess = code.replaceAll(/\s/g, '');
  return (await checkCode(visitorLink.context, linkId, {
    presentationId: null,
    gate: 'EMAIL',
    caller,
    knownVisitId,
    candidates: [guess],
    accepted,
  }))
    ? recipientId
    : null;
};

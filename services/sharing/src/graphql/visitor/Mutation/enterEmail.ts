import { evaluateAccess } from '../../../shared-link/access.ts';
import { contactIdFor } from '../../../contact-id.ts';
import type { MutationResolvers } from '../../generated.ts';
import { emailAddress } from '../../link-input.ts';
import { loadLinkForVisitor } from '../../link-for-visitor.ts';

export const enterEmail: MutationResolvers['enterEmail'] = async (
  _parent,
  { teamId, linkId, email },
  context,
) => {
  const visitorLink = await loadLinkForVisitor(context, teamId, linkId);
  if (!visitorLink) return null;
  const { closed, emailMode } = evaluateAccess(visitorLink.access);
  if (closed || emailMode !== 'ENTERED') return null;
  return contactIdFor(visitorLink.context.engines.keys, teamId, emailAddress.parse(email));
};

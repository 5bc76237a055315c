import { accessRefusals } from '@lectern/schemas/access/access-refusals.ts';
import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { sharedLink } from '../../../shared-link/shared-link.ts';
import type { MutationResolvers } from '../../generated.ts';
import { emailAddress, untrustedText } from '../../link-input.ts';
import { contactIdFor } from '../../../contact-id.ts';
import { loadLinkForVisitor } from '../../link-for-visitor.ts';
import { problems } from '../../../texts/problems.ts';

const text = (maxLength: number) =>
  untrustedText(maxLength)
    .nullish()
    .transform((value) => value || null);
const input = z.object({
  email: emailAddress,
  name: text(200),
  message: text(2_000),
  reason: z.enum(accessRefusals),
});

export const askForAccess: MutationResolvers['askForAccess'] = async (
  _parent,
  { teamId, linkId, input: given },
  context,
) => {
  const request = input.parse(given);
  const visitorLink = await loadLinkForVisitor(context, teamId, linkId);
  if (!visitorLink) throw new DomainError('NOT_FOUND', problems.linkNotFound);
  const askerId = await contactIdFor(visitorLink.context.engines.keys, teamId, request.email);
  await visitorLink.context.execute(sharedLink, linkId, {
    type: 'AskForAccess',
    sharedLinkId: linkId,
    request: { askerId, ...request },
  });
  return true;
};

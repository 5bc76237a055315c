import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationResolvers } from '../generated.ts';
import { emailAddress, untrustedText } from '../link-input.ts';
import { contactIdFor } from '../../contact-id.ts';
import { loadLinkForVisitor } from '../link-for-visitor.ts';

const text = (most: number) =>
  untrustedText(most)
    .nullish()
    .transform((value) => value || null);
const input = z.object({
  email: emailAddress,
  name: text(200),
  message: text(2_000),
  reason: z.enum([
    'CANCELED',
    'EXPIRED',
    'NOT_RELEASED',
    'UNAVAILABLE',
    'RECIPIENTS_ONLY',
    'ACCESS_CODE',
  ]),
});

export const askForAccess: MutationResolvers['askForAccess'] = async (
  _parent,
  { teamId, linkId, input: given },
  outside,
) => {
  const request = input.parse(given);
  const found = await loadLinkForVisitor(outside, teamId, linkId);
  if (!found) throw new DomainError('NOT_FOUND', 'Link not found.');
  const askerId = await contactIdFor(found.context.engines.keys, teamId, request.email);
  await found.context.execute(sharedLink, linkId, {
    type: 'AskForAccess',
    sharedLinkId: linkId,
    request: { askerId, ...request },
  });
  return true;
};

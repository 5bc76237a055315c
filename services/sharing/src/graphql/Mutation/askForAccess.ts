import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationResolvers } from '../generated.ts';
import { address, contactIdOf, strangersWords } from '../link-input.ts';
import { linkAtEdge } from '../link-for-visitor.ts';

const text = (most: number) =>
  strangersWords(most)
    .nullish()
    .transform((value) => value || null);
const input = z.object({
  email: address,
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
  const found = await linkAtEdge(outside, teamId, linkId);
  if (!found) throw new DomainError('NOT_FOUND', 'Link not found.');
  const askerId = await contactIdOf(found.context.engines.keys, teamId, request.email);
  await found.context.execute(sharedLink, linkId, {
    type: 'AskForAccess',
    sharedLinkId: linkId,
    request: { askerId, ...request },
  });
  return true;
};

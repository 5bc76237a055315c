import { languageOf } from '@lectern/schemas/text/languages.ts';
import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { forwards } from '../../../forwards/forwards.ts';
import { evaluateAccess } from '../../../shared-link/access.ts';
import type { MutationResolvers } from '../../generated.ts';
import { emailAddress, untrustedText } from '../../link-input.ts';
import { contactIdFor } from '../../../contact-id.ts';
import { loadLinkForVisitor } from '../../link-for-visitor.ts';
import { problems } from '../../../texts/problems.ts';

const input = z.object({
  toEmail: emailAddress,
  fromName: untrustedText(100)
    .min(1, problems.nameMissing)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, problems.nameOneLine),
  fromEmail: emailAddress,
  message: untrustedText(2_000)
    .nullish()
    .transform((text) => text || null),
  language: z.string().nullish().transform(languageOf),
});

export const forwardSharedLink: MutationResolvers['forwardSharedLink'] = async (
  _parent,
  { teamId, linkId, hitId, input: given },
  context,
) => {
  const { toEmail, fromName, fromEmail, message, language } = input.parse(given);
  const visitorLink = await loadLinkForVisitor(context, teamId, linkId);
  if (!visitorLink) throw new DomainError('NOT_FOUND', problems.linkNotFound);
  const access = evaluateAccess(visitorLink.access);
  if (access.closed) throw new DomainError('GONE', problems.linkNotFound);
  // A new recipient could not open it.
  if (!access.canBeForwarded || access.isForRecipientsOnly)
    throw new DomainError('FORBIDDEN', problems.cannotBeForwarded);
  const { keys } = visitorLink.context.engines;
  const [recipientId, forwarderId] = await Promise.all([
    contactIdFor(keys, teamId, toEmail),
    contactIdFor(keys, teamId, fromEmail),
  ]);
  const forward = {
    recipientId,
    hitId,
    email: toEmail,
    forwarderId,
    forwarderEmail: fromEmail,
    forwarderName: fromName,
    message,
    language,
  };
  await visitorLink.context.execute(forwards, linkId, {
    type: 'Forward',
    sharedLinkId: linkId,
    forward,
  });
  return true;
};

import { setTimeout as pause } from 'node:timers/promises';
import { languageOf } from '@lectern/schemas/text/languages.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { codeAttempts } from '../../../code-attempts/code-attempts.ts';
import { evaluateAccess } from '../../../shared-link/access.ts';
import { periodAt } from '../../../code-attempts/email-code.ts';
import type { MutationRequestEmailCodeArgs, MutationResolvers } from '../../generated.ts';
import { emailAddress } from '../../link-input.ts';
import { contactIdFor } from '../../../contact-id.ts';
import { loadLinkForVisitor } from '../../link-for-visitor.ts';

/** Longer than recording a code request takes. */
const ANSWER_MS = 100;

/** Same answer, same time, mailed or not, so that nobody can find out a link's recipients. */
export const requestEmailCode: MutationResolvers['requestEmailCode'] = async (
  _parent,
  { teamId, linkId, email: given, language },
  context,
) => {
  const email = emailAddress.parse(given);
  await Promise.all([
    request(context, { teamId, linkId, email, language: language ?? null }),
    pause(ANSWER_MS),
  ]);
  return true;
};

async function request(
  context: ServiceContext,
  { teamId, linkId, email, language }: MutationRequestEmailCodeArgs,
): Promise<void> {
  const visitorLink = await loadLinkForVisitor(context, teamId, linkId);
  if (!visitorLink) return;
  const { closed, emailMode, isForRecipientsOnly } = evaluateAccess(visitorLink.access);
  if (closed || emailMode !== 'VERIFIED') return;
  const recipientId = await contactIdFor(visitorLink.context.engines.keys, teamId, email);
  const mayReceive =
    !isForRecipientsOnly ||
    visitorLink.access.link.recipients.some((each) => each.recipientId === recipientId);
  await visitorLink.context.execute(codeAttempts, linkId, {
    type: 'RequestCode',
    sharedLinkId: linkId,
    recipientId,
    email,
    language: languageOf(language),
    period: periodAt(Date.now()),
    mayReceive,
  });
}

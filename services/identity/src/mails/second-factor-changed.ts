import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { greetingOf, mailHtml, mailText, type TeamMail } from './mail-template.ts';
import { texts } from './texts.ts';

export const changes = {
  TotpTurnedOn: [texts.totpOn, texts.totpOnText],
  TotpTurnedOff: [texts.totpOff, texts.totpOffText],
  PasskeyAdded: [texts.passkeyAdded, texts.passkeyAddedText],
  PasskeyRemoved: [texts.passkeyRemoved, texts.passkeyRemovedText],
  RecoveryCodeUsed: [texts.recoveryCodeUsed, texts.recoveryCodeUsedText],
  SecondFactorReset: [texts.factorReset, texts.factorResetText],
  /** Factors from before a dropped password. */
  SecondFactorDropped: [texts.factorDropped, texts.factorDroppedText],
} as const;

export interface SecondFactorMail extends TeamMail {
  /** Stable over retries. */
  id: string;
  userId: string;
  what: keyof typeof changes;
  to: { name: string | null; address: string };
  changedAt: string;
  link: string;
}

export function secondFactorMail({
  teamId,
  id,
  userId,
  what,
  to,
  changedAt,
  link,
}: SecondFactorMail): Mail {
  const name = to.name && oneLine(to.name);
  const when = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(changedAt));
  const [title, change] = changes[what];
  const letter = {
    greeting: greetingOf(name),
    title,
    lead: texts.changedAt({ change, when }),
    button: texts.seeHowYouSignIn,
    link,
    limits: texts.notExpected,
  };
  return {
    messageId: `second-factor.${id}`,
    teamId,
    persons: [userId],
    to: { name, address: to.address },
    subject: texts.subjectOnLectern({ title }),
    text: mailText(letter),
    html: mailHtml(letter),
  };
}

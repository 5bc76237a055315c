import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { greetingOf, mailHtml, mailText, type TeamMail } from './mail-template.ts';

export const changes = {
  TotpTurnedOn: [
    'Codes from an app are required',
    'From now on, signing in to Lectern with your password also requires a code from your app.',
  ],
  TotpTurnedOff: [
    'Codes from an app are no longer required',
    'Signing in to Lectern no longer requires a code from your app.',
  ],
  PasskeyAdded: ['A passkey was added', 'From now on a new passkey signs in to Lectern as you.'],
  PasskeyRemoved: ['A passkey was removed', 'One of your passkeys no longer works for Lectern.'],
  RecoveryCodeUsed: [
    'A recovery code was used',
    'Someone signed in to Lectern with your password and one of your recovery codes. Each code works once.',
  ],
  SecondFactorReset: [
    'Your second factor was reset',
    'Your codes, recovery codes and passkeys for Lectern were removed, by an administrator of your team or because you now sign in with your company’s account. None is required until you set them up again.',
  ],
  /** Factors from before a dropped password. */
  SecondFactorDropped: [
    'What others may have set up was removed',
    'Codes, recovery codes and passkeys that were set up before you first signed in with your company’s account, or before your team restored you, no longer work for Lectern. What you have set up yourself since then stays.',
  ],
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
  const [title, sentence] = changes[what];
  const letter = {
    greeting: greetingOf(name),
    title,
    lead: `${sentence} That was on ${when} UTC. If you expected it, there is nothing to do.`,
    button: 'See how you sign in',
    link,
    limits:
      'If you did not expect it, choose a new password and tell an administrator of your team.',
  };
  return {
    messageId: `second-factor.${id}`,
    teamId,
    persons: [userId],
    to: { name, address: to.address },
    subject: `${title} on Lectern`,
    text: mailText(letter),
    html: mailHtml(letter),
  };
}

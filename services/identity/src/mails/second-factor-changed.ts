import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { greetingOf, mailHtml, mailText, type TeamMail } from './mail-template.ts';

export const changes = {
  TotpTurnedOn: [
    'Codes of an app are asked for',
    'From now on signing in to Lectern with your password takes a code of your app, too.',
  ],
  TotpTurnedOff: [
    'Codes of an app are not asked for any more',
    'Signing in to Lectern takes no code of your app any more.',
  ],
  PasskeyAdded: ['A passkey was added', 'From now on a new passkey signs in to Lectern as you.'],
  PasskeyRemoved: [
    'A passkey was removed',
    'One of your passkeys does not sign in to Lectern any more.',
  ],
  RecoveryCodeUsed: [
    'A recovery code was used',
    'Somebody signed in to Lectern with your password and one of your recovery codes. Each is good once.',
  ],
  SecondFactorReset: [
    'Your second factor was reset',
    'The codes, recovery codes and passkeys that you sign in to Lectern with were taken away: by an administrator of your team, or because your company’s account vouches for you now. None is asked for until you set them up anew.',
  ],
  /** Factors from before a dropped password. */
  SecondFactorDropped: [
    'What others may have set up was taken away',
    'Codes, recovery codes and passkeys that were set up before your company’s account vouched for you, or before your team restored you, sign in to Lectern no more. Whatever you have set up yourself since then stays.',
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
    lead: `${sentence} That was on ${when} UTC. If you know of it, there is nothing to do.`,
    button: 'See how you sign in',
    link,
    limits:
      'If you do not know of it, choose a new password and tell an administrator of your team.',
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

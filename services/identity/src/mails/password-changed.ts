import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { greetingOf, mailHtml, mailText, type TeamMail } from './mail-template.ts';

export interface PasswordChangedMail extends TeamMail {
  /** Stable over retries. */
  id: string;
  userId: string;
  to: { name: string | null; address: string };
  changedAt: string;
  /** Why there is no password any more; null if the person chose another one. */
  dropped?: 'PROVIDER' | 'RESTORED' | null;
  link: string;
}

export function passwordChangedMail({
  teamId,
  id,
  userId,
  to,
  changedAt,
  dropped = null,
  link,
}: PasswordChangedMail): Mail {
  const name = to.name && oneLine(to.name);
  const when = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(changedAt));
  const letter = {
    greeting: greetingOf(name),
    link,
    ...(dropped === 'PROVIDER'
      ? providerDroppedContent(when)
      : dropped === 'RESTORED'
        ? restoredContent(when)
        : {
            title: 'Your password was changed',
            lead: `The password of this address on Lectern was changed on ${when} UTC. All earlier sign-ins have ended, except the one that changed it. If this was you, there is nothing to do.`,
            button: 'This was not me: choose a new password',
            limits: 'If this was not you, please also tell an administrator of your team.',
          }),
  };
  return {
    messageId: `password-changed.${id}`,
    teamId,
    persons: [userId],
    to: { name, address: to.address },
    subject:
      dropped === 'PROVIDER'
        ? 'You sign in to Lectern with your company’s account'
        : dropped === 'RESTORED'
          ? 'Choose a new password for Lectern'
          : 'Your password for Lectern was changed',
    text: mailText(letter),
    html: mailHtml(letter),
  };
}

function providerDroppedContent(when: string) {
  return {
    title: 'You sign in with your company’s account',
    lead: `On ${when} UTC someone signed in to Lectern with your company’s account for the first time. Until then nothing had proven that this address is yours, so earlier passwords, codes and passkeys no longer work, and all earlier sign-ins have ended.`,
    button: 'Choose a password as well',
    limits: 'If this was not you, please tell an administrator of your team.',
  };
}

function restoredContent(when: string) {
  return {
    title: 'Choose a new password',
    lead: `On ${when} UTC your team restored your membership on Lectern. Another team had invited this address meanwhile, by a link that others may have seen, so passwords, codes and passkeys from then no longer work, and all earlier sign-ins have ended.`,
    button: 'Choose a new password',
    limits: 'If you did not expect this, please ask an administrator of your team.',
  };
}

import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { greetingOf, mailHtml, mailText, type TeamMail } from './mail-template.ts';

export interface PasswordResetMail extends TeamMail {
  resetId: string;
  userId: string;
  to: { name: string | null; address: string };
  link: string;
}

/** The link is secret: administrators do not see it in the outbox. */
export function passwordResetMail({ teamId, resetId, userId, to, link }: PasswordResetMail): Mail {
  const name = to.name && oneLine(to.name);
  const letter = {
    greeting: greetingOf(name),
    title: 'Choose a new password',
    lead: 'Someone, hopefully you, asked for a new password for this address on Lectern.',
    button: 'Choose a new password',
    link,
    limits:
      'The link works once, for one hour, and only the latest link works. If this was not you, you can ignore this email: your password stays the same.',
  };
  return {
    messageId: `password-reset.${resetId}`,
    teamId,
    secret: link,
    persons: [userId],
    to: { name, address: to.address },
    subject: 'Choose a new password for Lectern',
    text: mailText(letter),
    html: mailHtml(letter),
  };
}

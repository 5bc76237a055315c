import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { greetingOf, mailHtml, mailText, type TeamMail } from './mail-template.ts';
import { texts } from './texts.ts';

export interface PasswordResetMail extends TeamMail {
  resetId: string;
  userId: string;
  to: { name: string | null; address: string };
  link: string;
}

/** The link is secret: admins do not see it in the outbox. */
export function passwordResetMail({ teamId, resetId, userId, to, link }: PasswordResetMail): Mail {
  const name = to.name && oneLine(to.name);
  const letter = {
    greeting: greetingOf(name),
    title: texts.choosePassword,
    lead: texts.resetText,
    button: texts.choosePassword,
    link,
    limits: texts.resetLimits,
  };
  return {
    messageId: `password-reset.${resetId}`,
    teamId,
    secret: link,
    persons: [userId],
    to: { name, address: to.address },
    subject: texts.choosePasswordForLectern,
    text: mailText(letter),
    html: mailHtml(letter),
  };
}

import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { greetingOf, mailHtml, mailText, type TeamMail } from './mail-template.ts';

export interface ImpersonatedMail extends TeamMail {
  signInId: string;
  userId: string;
  impersonatorId: string;
  /** Null once erased. */
  by: string | null;
  reason: string | null;
  to: { name: string | null; address: string };
  startedAt: string;
  expiresAt: string;
  link: string;
}

export function impersonatedMail({
  teamId,
  signInId,
  userId,
  impersonatorId,
  by,
  reason,
  to,
  startedAt,
  expiresAt,
  link,
}: ImpersonatedMail): Mail {
  const name = to.name && oneLine(to.name);
  const when = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const until = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(expiresAt),
  );
  const who = by === null ? 'An administrator' : oneLine(by);
  const letter = {
    greeting: greetingOf(name),
    title: `${who} uses Lectern as you`,
    lead: `${by === null ? who : `${who}, an administrator of your team,`} began to use Lectern as you on ${when.format(new Date(startedAt))} UTC, until ${until} at the latest.${reason === null ? '' : ` The reason they gave: “${reason}”.`} Everything they do is recorded with both your names.`,
    button: 'See where you are signed in',
    link,
    limits:
      'There you can end it at once. They cannot change your password, your second factor or your sign-ins.',
  };
  return {
    messageId: `impersonated.${signInId}`,
    teamId,
    persons: [userId, impersonatorId],
    to: { name, address: to.address },
    subject: `${who} uses Lectern as you`,
    text: mailText(letter),
    html: mailHtml(letter),
  };
}

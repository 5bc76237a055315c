import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { greetingOf, mailHtml, mailText, type TeamMail } from './mail-template.ts';

export interface InvitationMail extends TeamMail {
  invitationId: string;
  persons: readonly string[];
  to: { name: string | null; address: string };
  teamName: string;
  /** Null once erased. */
  inviter: string | null;
  link: string;
  expiresAt: string;
}

export function invitationMail({
  teamId,
  invitationId,
  persons,
  to,
  link,
  expiresAt,
  ...given
}: InvitationMail): Mail {
  const teamName = oneLine(given.teamName);
  const inviter = given.inviter === null ? 'Someone' : oneLine(given.inviter);
  const name = to.name && oneLine(to.name);
  const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(expiresAt),
  );
  const letter = {
    greeting: greetingOf(name),
    title: `Join ${teamName}`,
    lead: `${inviter} invites you to the team ${teamName} on Lectern.`,
    button: 'Choose a password to begin',
    link,
    limits: `The link works once, until ${until}. If you did not expect this mail, you can ignore it: nothing happens without you.`,
  };
  return {
    messageId: `invitation.${invitationId}`,
    teamId,
    secret: link,
    persons,
    to: { name, address: to.address },
    subject: `Join ${teamName} on Lectern`,
    text: mailText(letter),
    html: mailHtml(letter),
  };
}

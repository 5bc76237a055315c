import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { greetingOf, mailHtml, mailText, type TeamMail } from './mail-template.ts';

interface InvitingMail extends TeamMail {
  invitationId: string;
  persons: readonly string[];
  to: { name: string | null; address: string };
  teamName: string;
  /** Null once erased. */
  inviter: string | null;
  link: string;
}
export type InvitationMail = InvitingMail & { expiresAt: string };

export function invitationMail({ expiresAt, ...mail }: InvitationMail): Mail {
  const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(expiresAt),
  );
  return invitingMail(mail, mail.link, {
    more: '',
    button: 'Choose a password to begin',
    limits: `The link works once, until ${until}. If you did not expect this email, you can ignore it: nothing happens without you.`,
  });
}

/** Only this mail says that the address has an account: the team that invites it must not learn that. */
export function accountElsewhereMail(mail: InvitingMail): Mail {
  return invitingMail(mail, null, {
    more: ' This address belongs to another team on Lectern already, or is invited by one, so it cannot join.',
    button: 'Sign in as usual',
    limits:
      'If you want to join, give them another email of yours. They do not learn that you have an account. If you did not expect this email, you can ignore it: nothing has changed.',
  });
}

function invitingMail(
  { teamId, invitationId, persons, to, link, ...given }: InvitingMail,
  secret: string | null,
  { more, ...words }: { more: string; button: string; limits: string },
): Mail {
  const teamName = oneLine(given.teamName);
  const inviter = given.inviter === null ? 'Someone' : oneLine(given.inviter);
  const name = to.name && oneLine(to.name);
  const letter = {
    greeting: greetingOf(name),
    title: `Join ${teamName}`,
    lead: `${inviter} invites you to the team ${teamName} on Lectern.${more}`,
    link,
    ...words,
  };
  return {
    messageId: `invitation.${invitationId}`,
    teamId,
    secret,
    persons,
    to: { name, address: to.address },
    subject: `Join ${teamName} on Lectern`,
    text: mailText(letter),
    html: mailHtml(letter),
  };
}

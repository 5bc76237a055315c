import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { greetingOf, mailHtml, mailText, type TeamMail } from './mail-template.ts';
import { texts } from './texts.ts';

interface InvitingMail extends TeamMail {
  invitationId: string;
  persons: readonly string[];
  to: { name: string | null; address: string };
  teamName: string;
  /** Null once erased. */
  inviter: string | null;
  link: string;
}
type Lead = (parameters: { name: string; team: string }) => string;
export type InvitationMail = InvitingMail & { expiresAt: string };

export function invitationMail({ expiresAt, ...mail }: InvitationMail): Mail {
  const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(expiresAt),
  );
  return invitingMail(mail, mail.link, {
    lead: texts.invitesYou,
    button: texts.choosePasswordToBegin,
    limits: texts.invitationUntil({ date: until }),
  });
}

/** Only this mail says that the email has an account: the team that invites it must not learn that. */
export function accountElsewhereMail(mail: InvitingMail): Mail {
  return invitingMail(mail, null, {
    lead: texts.invitesYouButElsewhere,
    button: texts.signInAsUsual,
    limits: texts.giveAnotherEmail,
  });
}

function invitingMail(
  { teamId, invitationId, persons, to, link, ...given }: InvitingMail,
  secret: string | null,
  { lead, ...words }: { lead: Lead; button: string; limits: string },
): Mail {
  const teamName = oneLine(given.teamName);
  const inviter = given.inviter === null ? texts.someone : oneLine(given.inviter);
  const name = to.name && oneLine(to.name);
  const letter = {
    greeting: greetingOf(name),
    title: texts.join({ team: teamName }),
    lead: lead({ name: inviter, team: teamName }),
    link,
    ...words,
  };
  return {
    messageId: `invitation.${invitationId}`,
    teamId,
    secret,
    persons,
    to: { name, address: to.address },
    subject: texts.joinOnLectern({ team: teamName }),
    text: mailText(letter),
    html: mailHtml(letter),
  };
}

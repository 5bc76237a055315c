import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { greetingOf, mailHtml, mailText, type TeamMail } from './mail-template.ts';
import { texts } from './texts.ts';

export interface AddedToTeamMail extends TeamMail {
  /** Stable over retries. */
  id: string;
  persons: readonly string[];
  to: { name: string | null; address: string };
  teamName: string;
  /** Null once erased. */
  addedBy: string | null;
  link: string;
}

export function addedToTeamMail({
  teamId,
  id,
  persons,
  to,
  link,
  ...given
}: AddedToTeamMail): Mail {
  const teamName = oneLine(given.teamName);
  const addedBy = given.addedBy === null ? texts.someone : oneLine(given.addedBy);
  const name = to.name && oneLine(to.name);
  const letter = {
    greeting: greetingOf(name),
    title: texts.youAreIn({ team: teamName }),
    lead: texts.addedYou({ name: addedBy, team: teamName }),
    button: texts.openLectern,
    link,
    limits: texts.askWhoAdded,
  };
  return {
    messageId: `added-to-team.${id}`,
    teamId,
    persons,
    to: { name, address: to.address },
    subject: texts.youAreInOnLectern({ team: teamName }),
    text: mailText(letter),
    html: mailHtml(letter),
  };
}

import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { greetingOf, mailHtml, mailText, type TeamMail } from './mail-template.ts';

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
  const addedBy = given.addedBy === null ? 'Someone' : oneLine(given.addedBy);
  const name = to.name && oneLine(to.name);
  const letter = {
    greeting: greetingOf(name),
    title: `You are in ${teamName}`,
    lead: `${addedBy} added you to the team ${teamName} on Lectern. You sign in as before, and switch teams at the top of the sidebar.`,
    button: 'Open Lectern',
    link,
    limits: 'If you do not know why, ask the person who added you: they can remove you again.',
  };
  return {
    messageId: `added-to-team.${id}`,
    teamId,
    persons,
    to: { name, address: to.address },
    subject: `You are in ${teamName} on Lectern`,
    text: mailText(letter),
    html: mailHtml(letter),
  };
}

import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import {
  greetingOf,
  mailHtml,
  mailText,
  type MailContent,
  type TeamMail,
} from './mail-template.ts';
import { texts } from './texts.ts';

interface RegistrationMail extends TeamMail {
  registrationId: string;
  personId: string;
  to: { name: string | null; address: string };
  link: string;
}

export function activationMail({
  teamName,
  ...registered
}: RegistrationMail & { teamName: string }): Mail {
  return registrationMail(
    registered,
    texts.activateFor({ team: oneLine(teamName) }),
    {
      title: texts.activateFor({ team: oneLine(teamName) }),
      lead: texts.activateText,
      button: texts.activate,
      limits: texts.activateLimits,
    },
    registered.link,
  );
}

/** For a known address, whether its owner or a stranger registered. */
export function knownAddressMail(registered: RegistrationMail): Mail {
  return registrationMail(
    registered,
    texts.haveAccountOnLectern,
    {
      title: texts.haveAccount,
      lead: texts.haveAccountText,
      button: texts.signIn,
      limits: texts.haveAccountLimits,
    },
    null,
  );
}

function registrationMail(
  { registrationId, teamId, personId, to, link }: RegistrationMail,
  subject: string,
  words: Omit<MailContent, 'greeting' | 'link'>,
  secret: string | null,
): Mail {
  const name = to.name && oneLine(to.name);
  const letter = { greeting: greetingOf(name), link, ...words };
  return {
    messageId: `registration.${registrationId}`,
    teamId,
    secret,
    persons: [personId],
    to: { name, address: to.address },
    subject,
    text: mailText(letter),
    html: mailHtml(letter),
  };
}

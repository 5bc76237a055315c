import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import {
  greetingOf,
  mailHtml,
  mailText,
  type MailContent,
  type TeamMail,
} from './mail-template.ts';

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
    `Activate your account for ${oneLine(teamName)}`,
    {
      title: `Activate your account for ${oneLine(teamName)}`,
      lead: 'Someone, hopefully you, registered this company on Lectern with this address. Open the link and enter the password that you chose, and your team is ready.',
      button: 'Activate your account',
      limits:
        'The link works once, for 24 hours. If this was not you, you can ignore this email: nothing is registered or stored.',
    },
    registered.link,
  );
}

/** For a known address, whether its owner or a stranger registered. */
export function knownAddressMail(registered: RegistrationMail): Mail {
  return registrationMail(
    registered,
    'You have an account on Lectern already',
    {
      title: 'You have an account already',
      lead: 'Someone, hopefully you, tried to register a company on Lectern with this address. It already has an account or an invitation, so nothing was registered.',
      button: 'Sign in',
      limits:
        'If you forgot your password, choose another one on the sign-in page. If you were invited, open the link in that email. If this was not you, you can ignore this email: nothing has changed.',
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

import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { greetingOf, mailHtml, mailText, type TeamMail } from './mail-template.ts';
import { texts } from './texts.ts';

export interface PasswordChangedMail extends TeamMail {
  /** Stable over retries. */
  id: string;
  userId: string;
  to: { name: string | null; address: string };
  changedAt: string;
  /** Why there is no password any more; null if the person chose another one. */
  dropped?: 'PROVIDER' | 'RESTORED' | null;
  link: string;
}

export function passwordChangedMail({
  teamId,
  id,
  userId,
  to,
  changedAt,
  dropped = null,
  link,
}: PasswordChangedMail): Mail {
  const name = to.name && oneLine(to.name);
  const when = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(changedAt));
  const letter = {
    greeting: greetingOf(name),
    link,
    ...(dropped === 'PROVIDER'
      ? providerDroppedContent(when)
      : dropped === 'RESTORED'
        ? restoredContent(when)
        : {
            title: texts.passwordChanged,
            lead: texts.passwordChangedText({ when }),
            button: texts.notMe,
            limits: texts.alsoTellAdmin,
          }),
  };
  return {
    messageId: `password-changed.${id}`,
    teamId,
    persons: [userId],
    to: { name, address: to.address },
    subject:
      dropped === 'PROVIDER'
        ? texts.companyAccountForLectern
        : dropped === 'RESTORED'
          ? texts.choosePasswordForLectern
          : texts.passwordForLecternChanged,
    text: mailText(letter),
    html: mailHtml(letter),
  };
}

function providerDroppedContent(when: string) {
  return {
    title: texts.companyAccount,
    lead: texts.companyAccountText({ when }),
    button: texts.choosePasswordAsWell,
    limits: texts.tellAdmin,
  };
}

function restoredContent(when: string) {
  return {
    title: texts.choosePassword,
    lead: texts.restoredText({ when }),
    button: texts.choosePassword,
    limits: texts.askAdmin,
  };
}

import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { greetingOf, mailHtml, mailText, type TeamMail } from './mail-template.ts';
import { texts } from './texts.ts';

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
  const who = by === null ? texts.anAdmin : oneLine(by);
  const began = {
    who: by === null ? who : texts.nameOfAdmin({ name: who }),
    when: when.format(new Date(startedAt)),
    until,
  };
  const letter = {
    greeting: greetingOf(name),
    title: texts.usesLecternAsYou({ name: who }),
    lead:
      reason === null
        ? texts.impersonationBegan(began)
        : texts.beganToUseBecause({ ...began, reason }),
    button: texts.seeSignIns,
    link,
    limits: texts.endItThere,
  };
  return {
    messageId: `impersonated.${signInId}`,
    teamId,
    persons: [userId, impersonatorId],
    to: { name, address: to.address },
    subject: texts.usesLecternAsYou({ name: who }),
    text: mailText(letter),
    html: mailHtml(letter),
  };
}

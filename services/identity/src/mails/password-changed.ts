import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/words.ts';
import { greetingOf, letterHtml, letterText } from './letter.ts';

export interface PasswordChangedMail {
  /** Of the change, stable over retries. */
  id: string;
  userId: string;
  to: { name: string | null; address: string };
  changedAt: string;
  /** Nobody chose another one: a team's identity provider vouches for them now. */
  isDropped?: boolean;
  /** Where they ask for a link, in case it was somebody else. */
  link: string;
}

/** Whoever's password was changed hears of it, because it may have been somebody else who did. */
export function passwordChangedMail({ id, userId, to, changedAt, isDropped = false, link }: PasswordChangedMail): Mail {
  const name = to.name && oneLine(to.name);
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(changedAt));
  const letter = {
    greeting: greetingOf(name),
    link,
    ...(isDropped ? droppedWords(when) : {
      title: 'Your password was changed',
      lead: `The password of this address on Lectern was changed on ${when} UTC, and every sign-in from before has ended, but for the one that changed it. If that was you, there is nothing to do.`,
      button: 'It was not me: choose a new password',
      limits: 'If it was not you, please tell an administrator of your team as well.',
    }),
  };
  return {
    messageId: `password-changed.${id}`,
    persons: [userId],
    to: { name, address: to.address },
    subject: isDropped ? 'You sign in to Lectern with your company’s account' : 'Your password for Lectern was changed',
    text: letterText(letter),
    html: letterHtml(letter),
  };
}

function droppedWords(when: string) {
  return {
    title: 'You sign in with your company’s account',
    lead: `On ${when} UTC somebody signed in to Lectern for the first time with your company’s account. Nothing had shown before that this address is yours, so the password, codes and passkeys from before are worth nothing any more, and every sign-in from before has ended.`,
    button: 'Choose a password as well',
    limits: 'If it was not you who signed in, please tell an administrator of your team.',
  };
}

import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import type { Mail } from '@lectern/kernel/mail/port.ts';
import { frameHtml, frameText, greetingTo, type Frame } from './frame.ts';
import { texts } from './texts.ts';

export interface CodeWarning {
  messageId: string;
  teamId: string;
  userId: string;
  presentationName: string;
  /** Null if it is the presentation's code. */
  link: { name: string | null; nameKey: string | null } | null;
  owner: { name: string | null; email: string };
  url: string;
}

export function codeWarningMail({
  messageId,
  teamId,
  userId,
  presentationName,
  link,
  owner,
  url,
}: CodeWarning): Mail {
  const title = oneLine(presentationName);
  const linkName = link?.name && oneLine(link.name);
  const guessed = !link
    ? texts.guessedAtLinks
    : linkName
      ? texts.guessedAtNamedLink({ name: linkName })
      : texts.guessedAtLink;
  const frame: Frame = {
    greeting: greetingTo(owner.name),
    title,
    lines: [guessed, texts.guessesAreSlowed, texts.chooseAnotherCode],
    button: { label: link ? texts.seeTheLink : texts.seeThePresentation, url },
    footer: texts.atMostOnceADay,
  };
  return {
    messageId,
    teamId,
    persons: [userId, ...(link?.nameKey ? [link.nameKey] : [])],
    to: { name: owner.name && oneLine(owner.name), address: owner.email },
    subject: oneLine(texts.guessing({ presentation: title })),
    text: frameText(frame),
    html: frameHtml(frame),
  };
}

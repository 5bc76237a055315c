import type { Mail } from '@lectern/kernel/mail/port.ts';

export interface FirstOpening {
  sharedLinkId: string;
  presentationId: string;
  presentationName: string;
  /** What the sender calls the link; null where it has no name. */
  linkName: string | null;
  linkUrl: string;
  openedAt: string;
  sender: { name: string | null; email: string };
  /** The console, without a slash at the end. */
  consoleUrl: string;
}

/** The one mail that says a link was opened for the first time, as text and as HTML. */
export function firstOpeningMail(opening: FirstOpening): Mail {
  const { sharedLinkId, sender, consoleUrl, linkUrl } = opening;
  const presentationName = oneLine(opening.presentationName);
  const linkName = opening.linkName && oneLine(opening.linkName);
  const when = `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(opening.openedAt))} UTC`;
  const target = `${consoleUrl}/content/${opening.presentationId}`;
  const greeting = sender.name ? `Hello ${oneLine(sender.name)},` : 'Hello,';
  const which = linkName ? `your link “${linkName}”` : 'your link';
  return {
    messageId: `first-opening.${sharedLinkId}`,
    to: { name: sender.name && oneLine(sender.name), address: sender.email },
    subject: linkName ? `Opened: ${presentationName} (${linkName})` : `Opened: ${presentationName}`,
    text: [
      greeting,
      '',
      `${presentationName} has just been opened for the first time through ${which}.`,
      '',
      `When: ${when}`,
      `Link: ${linkUrl}`,
      '',
      `See what is being read: ${target}`,
      '',
      'You get this one mail for each link that is set to tell you of its first opening.',
    ].join('\n'),
    html: html({ greeting, presentationName, which, when, target, linkUrl }),
  };
}

function html(text: Record<'greeting' | 'presentationName' | 'which' | 'when' | 'target' | 'linkUrl', string>): string {
  const { greeting, presentationName, which, when, target, linkUrl } = Object.fromEntries(
    Object.entries(text).map(([name, value]) => [name, escaped(value)]),
  ) as typeof text;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${presentationName}</title></head>
<body style="margin:0;padding:32px 16px;background:#FBFAF7;color:#14181F;font:16px/1.5 Inter,system-ui,sans-serif">
<table role="presentation" style="max-width:520px;margin:0 auto;width:100%;border-collapse:collapse">
<tr><td style="padding:32px;background:#fff;border:1px solid #E6E2DA;border-radius:10px">
<p style="margin:0 0 16px">${greeting}</p>
<h1 style="margin:0 0 8px;font:600 24px/1.3 'Source Serif 4',Georgia,serif">${presentationName}</h1>
<p style="margin:0 0 24px">has just been opened for the first time through ${which}.</p>
<p style="margin:0 0 24px;font-size:14px">${when}<br><a href="${linkUrl}" style="color:#1F4B99">${linkUrl}</a></p>
<p style="margin:0"><a href="${target}" style="display:inline-block;padding:12px 20px;background:#1F4B99;color:#fff;border-radius:10px;text-decoration:none;font-weight:600">See what is being read</a></p>
</td></tr>
<tr><td style="padding:16px 32px;font-size:13px;color:#5B6472">You get this one mail for each link that is set to tell you of its first opening.</td></tr>
</table>
</body>
</html>
`;
}

/** Names come from people and files; a control character must not begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim().slice(0, 200);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

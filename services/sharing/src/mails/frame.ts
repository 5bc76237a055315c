import type { Language } from '@lectern/schemas/text/languages.ts';
import { escapeHtml, oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { texts } from './texts.ts';

/** The layout of all mails. */
export interface Frame {
  /** English if left out. */
  language?: Language;
  /** Whose mark stands above it. */
  team?: string | null;
  greeting: string;
  title: string;
  /** Plain text; an empty line begins a paragraph. */
  lines: readonly string[];
  /** A person's text, set apart. */
  quote?: string | null;
  /** Shown large, to be typed. */
  code?: string;
  /** A picture of the mail by its `cid`, which opens the link. */
  picture?: { cid: string; alt: string; url: string } | null;
  /** Between the lines and the button. `html` is trusted; `text` says the same. */
  figure?: { html: string; text: string };
  button?: { label: string; url: string };
  /** Why the recipient gets it. */
  footer: string;
  /** Stops such mails without signing in. */
  stop?: { label: string; url: string };
}

export function frameText({
  greeting,
  title,
  lines,
  quote,
  code,
  figure,
  button,
  footer,
  stop,
}: Frame): string {
  return [
    greeting,
    '',
    title,
    '',
    ...lines,
    '',
    ...(quote ? [...quote.split('\n').map((line) => `> ${line}`), ''] : []),
    ...(code ? [code, ''] : []),
    ...(figure ? [figure.text, ''] : []),
    ...(button ? [`${button.label}: ${button.url}`, ''] : []),
    footer,
    ...(stop ? [`${stop.label}: ${stop.url}`] : []),
  ].join('\n');
}

export function frameHtml({
  language = 'en',
  team,
  picture,
  greeting,
  title,
  lines,
  quote,
  code,
  figure,
  button,
  footer,
  stop,
}: Frame): string {
  const paragraphs = lines
    .filter(Boolean)
    .map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:32px 16px;background:#FBFAF7;color:#14181F;font:16px/1.5 Inter,system-ui,sans-serif">
<table role="presentation" style="max-width:520px;margin:0 auto;width:100%;border-collapse:collapse">
<tr><td style="padding:32px;background:#fff;border:1px solid #E6E2DA;border-radius:10px">
${team ? teamMark(team) : ''}<p style="margin:0 0 16px">${escapeHtml(greeting)}</p>
<h1 style="margin:0 0 16px;font:600 24px/1.3 'Source Serif 4',Georgia,serif">${escapeHtml(title)}</h1>
${paragraphs}
${quote ? `<blockquote style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid #E6E2DA;white-space:pre-wrap">${escapeHtml(quote)}</blockquote>` : ''}
${code ? `<p style="margin:0 0 24px;font:600 32px/1.2 ui-monospace,monospace;letter-spacing:6px">${escapeHtml(code)}</p>` : ''}
${figure?.html ?? ''}${picture ? pictureHtml(picture) : ''}
${button ? `<p style="margin:0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;background:#1F4B99;color:#fff;border-radius:10px;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a></p>` : ''}
</td></tr>
<tr><td style="padding:16px 32px;font-size:13px;color:#5B6472">${escapeHtml(footer)}${stop ? ` <a href="${escapeHtml(stop.url)}" style="color:#5B6472">${escapeHtml(stop.label)}</a>` : ''}</td></tr>
</table>
</body>
</html>
`;
}

/** The first letter, as on the recipient's page, and the name. */
function teamMark(team: string): string {
  const letter = String.fromCodePoint(team.codePointAt(0) ?? 0x2022).toUpperCase();
  return `<p style="margin:0 0 24px;font-size:14px;font-weight:600"><span style="display:inline-block;width:28px;margin-right:8px;border-radius:6px;background:#1F4B99;color:#fff;line-height:28px;text-align:center">${escapeHtml(letter)}</span>${escapeHtml(team)}</p>
`;
}

function pictureHtml({ cid, alt, url }: NonNullable<Frame['picture']>): string {
  return `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}"><img src="cid:${cid}" alt="${escapeHtml(alt)}" width="320" style="display:block;max-width:100%;height:auto;border:1px solid #E6E2DA;border-radius:6px"></a></p>
`;
}

export function greetingTo(name: string | null): string {
  return name ? texts.helloName({ name: oneLine(name) }) : texts.hello;
}

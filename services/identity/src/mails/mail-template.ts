import { escapeHtml } from '@lectern/kernel/mail/escape-text.ts';
import { texts } from './texts.ts';

/** The team whose administrators may read the mail in the outbox; null for none. */
export interface TeamMail {
  teamId: string | null;
}

/** A mail with one call to action. */
export interface MailContent {
  greeting: string;
  title: string;
  lead: string;
  button: string;
  link: string;
  /** Small print. */
  limits: string;
}

export function mailText({ greeting, lead, button, link, limits }: MailContent): string {
  return [greeting, '', lead, '', `${button}: ${link}`, '', limits].join('\n');
}

export function mailHtml(content: MailContent): string {
  const html = (part: keyof MailContent) => escapeHtml(content[part]);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${html('title')}</title></head>
<body style="margin:0;padding:32px 16px;background:#FBFAF7;color:#14181F;font:16px/1.5 Inter,system-ui,sans-serif">
<table role="presentation" style="max-width:520px;margin:0 auto;width:100%;border-collapse:collapse">
<tr><td style="padding:32px;background:#fff;border:1px solid #E6E2DA;border-radius:10px">
<p style="margin:0 0 16px">${html('greeting')}</p>
<h1 style="margin:0 0 8px;font:600 24px/1.3 Inter,system-ui,sans-serif">${html('title')}</h1>
<p style="margin:0 0 24px">${html('lead')}</p>
<p style="margin:0"><a href="${html('link')}" style="display:inline-block;padding:12px 20px;background:#1F4B99;color:#fff;border-radius:10px;text-decoration:none;font-weight:600">${html('button')}</a></p>
</td></tr>
<tr><td style="padding:16px 32px;font-size:13px;color:#5B6472">${html('limits')}</td></tr>
</table>
</body>
</html>
`;
}

export function greetingOf(name: string | null): string {
  return name ? texts.helloName({ name }) : texts.hello;
}

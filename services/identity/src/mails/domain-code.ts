import type { Mail } from '@lectern/kernel/mail/port.ts';
import { escapeHtml, oneLine } from '@lectern/kernel/mail/escape-text.ts';

interface DomainCodeMail {
  mailId: string;
  to: string;
  domain: string;
  teamName: string;
  code: string;
  teamId: string;
}

export function domainCodeMail({
  mailId,
  to,
  domain,
  teamName,
  code,
  teamId,
}: DomainCodeMail): Mail {
  const team = oneLine(teamName);
  const lead = `The team ${team} on Lectern says that ${domain} is its domain. If that is right, give this code to the administrator of the team:`;
  const limits = `It is valid for 24 hours. With it the team decides how people with an email at ${domain} sign in. If you do not know the team, ignore this email: nothing happens.`;
  return {
    messageId: `domain-code.${mailId}`,
    persons: [],
    teamId,
    secret: code,
    to: { name: null, address: to },
    subject: `Code for ${domain} on Lectern`,
    text: ['Hello,', '', lead, '', code, '', limits].join('\n'),
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Code for ${escapeHtml(domain)}</title></head>
<body style="margin:0;padding:32px 16px;background:#FBFAF7;color:#14181F;font:16px/1.5 Inter,system-ui,sans-serif">
<p>Hello,</p><p>${escapeHtml(lead)}</p><p style="font:600 24px/1.3 monospace">${escapeHtml(code)}</p><p style="color:#5B6472;font-size:13px">${escapeHtml(limits)}</p>
</body>
</html>
`,
  };
}

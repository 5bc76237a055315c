import type { Mail } from '@lectern/kernel/mail/port.ts';
import { escapeHtml, oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { texts } from './texts.ts';

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
  const lead = texts.teamSaysDomain({ team, domain });
  const limits = texts.codeDecides({ domain });
  return {
    messageId: `domain-code.${mailId}`,
    persons: [],
    teamId,
    secret: code,
    to: { name: null, address: to },
    subject: texts.codeForOnLectern({ domain }),
    text: [texts.hello, '', lead, '', code, '', limits].join('\n'),
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(texts.codeFor({ domain }))}</title></head>
<body style="margin:0;padding:32px 16px;background:#FBFAF7;color:#14181F;font:16px/1.5 Inter,system-ui,sans-serif">
<p>${escapeHtml(texts.hello)}</p><p>${escapeHtml(lead)}</p><p style="font:600 24px/1.3 monospace">${escapeHtml(code)}</p><p style="color:#5B6472;font-size:13px">${escapeHtml(limits)}</p>
</body>
</html>
`,
  };
}

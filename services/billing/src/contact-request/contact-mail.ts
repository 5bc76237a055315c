import { OPERATORS, type Mail } from '@lectern/kernel/mail/port.ts';
import { escapeHtml, oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { texts } from './texts.ts';

export interface ContactDetails {
  requestId: string;
  personId: string;
  name: string;
  email: string;
  companyName: string;
  location: string;
  body: string;
}

/** The mail with a contact request, for the person who answers it. */
export function contactMail(
  { requestId, personId, name, email, companyName, location, body }: ContactDetails,
  to: string,
): Mail {
  const who = `${oneLine(name)} <${oneLine(email)}>`;
  const from = `${oneLine(companyName)}, ${location}`;
  return {
    persons: [personId],
    teamId: OPERATORS,
    messageId: `contact.${requestId}`,
    to: { name: null, address: to },
    subject: texts.wantsToHear({ company: oneLine(companyName) }),
    text: [who, from, '', body, '', texts.promise].join('\n'),
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(oneLine(companyName))}</title></head>
<body style="margin:0;padding:32px 16px;background:#FBFAF7;color:#14181F;font:16px/1.5 Inter,system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border:1px solid #E6E2DA;border-radius:10px">
<p style="margin:0"><b>${escapeHtml(oneLine(name))}</b>, <a href="mailto:${escapeHtml(encodeURI(oneLine(email)))}" style="color:#1F4B99">${escapeHtml(oneLine(email))}</a></p>
<p style="margin:0 0 16px">${escapeHtml(from)}</p>
<p style="margin:0;white-space:pre-wrap">${escapeHtml(body)}</p>
</div>
<p style="max-width:520px;margin:16px auto;font-size:13px;color:#5B6472">${texts.promise}</p>
</body>
</html>
`,
  };
}

import type { Mail } from '@lectern/kernel/mail/port.ts';
import { escaped, oneLine } from '@lectern/kernel/mail/words.ts';

export interface InvitationMail {
  invitationId: string;
  /** Who is invited, and by whom. */
  persons: readonly string[];
  to: { name: string | null; address: string };
  teamName: string;
  /** Null where they are gone meanwhile. */
  inviter: string | null;
  link: string;
  expiresAt: string;
}

/** Somebody may join a team: who asks them to, and the link with which they choose a password. */
export function invitationMail({ invitationId, persons, to, link, expiresAt, ...given }: InvitationMail): Mail {
  const teamName = oneLine(given.teamName);
  const inviter = given.inviter === null ? 'Somebody' : oneLine(given.inviter);
  const name = to.name && oneLine(to.name);
  const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(expiresAt));
  const greeting = name ? `Hello ${name},` : 'Hello,';
  const lead = `${inviter} invites you to the team ${teamName} on Lectern.`;
  const limits = `The link works once, until ${until}. If you did not expect this mail, you can leave it alone: nothing happens without you.`;
  return {
    messageId: `invitation.${invitationId}`,
    persons,
    to: { name, address: to.address },
    subject: `Join ${teamName} on Lectern`,
    text: [greeting, '', lead, '', `Choose a password to begin: ${link}`, '', limits].join('\n'),
    html: html({ greeting, lead, teamName, link, limits }),
  };
}

function html(text: Record<'greeting' | 'lead' | 'teamName' | 'link' | 'limits', string>): string {
  const { greeting, lead, teamName, link, limits } = Object.fromEntries(Object.entries(text).map(([name, value]) => [name, escaped(value)])) as typeof text;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Join ${teamName}</title></head>
<body style="margin:0;padding:32px 16px;background:#FBFAF7;color:#14181F;font:16px/1.5 Inter,system-ui,sans-serif">
<table role="presentation" style="max-width:520px;margin:0 auto;width:100%;border-collapse:collapse">
<tr><td style="padding:32px;background:#fff;border:1px solid #E6E2DA;border-radius:10px">
<p style="margin:0 0 16px">${greeting}</p>
<h1 style="margin:0 0 8px;font:600 24px/1.3 Inter,system-ui,sans-serif">Join ${teamName}</h1>
<p style="margin:0 0 24px">${lead}</p>
<p style="margin:0"><a href="${link}" style="display:inline-block;padding:12px 20px;background:#1F4B99;color:#fff;border-radius:10px;text-decoration:none;font-weight:600">Choose a password</a></p>
</td></tr>
<tr><td style="padding:16px 32px;font-size:13px;color:#5B6472">${limits}</td></tr>
</table>
</body>
</html>
`;
}

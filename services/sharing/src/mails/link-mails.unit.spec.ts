import { expect, test } from '@jest/globals';
import { forwardMail } from './forward.ts';
import { accessRequestMail, codeMail, shareMail } from './link-mails.ts';

const at = '2026-11-20T12:00:00.000Z';
const about = {
  sharedLinkId: 'link',
  teamId: 'team',
  presentationName: 'Q3 <deck>\r\nBcc: eve@evil.example',
  url: 'https://lectern.example/s/abc',
};
const to = { name: 'Kim\r\nX-Evil: 1', email: 'kim@x.example' };
const share = {
  ...about,
  recipientId: 'kim',
  requestedAt: at,
  to,
  language: 'en' as const,
  teamName: 'Acme',
  sender: { id: 'bob', name: 'Bob Odell', email: 'bob@acme.example' },
  subject: null,
  message: null,
  expiresAt: null,
  firstPage: null,
};

test('the mail of a link names sender, presentation and expiry date', () => {
  const mail = shareMail({ ...share, expiresAt: '2026-12-24T12:00:00.000Z' });
  expect(mail).toMatchObject({
    messageId: `share.link.kim.${Date.parse(at)}`,
    teamId: 'team',
    persons: ['kim', 'bob'],
    subject: 'Bob Odell (Acme) shared “Q3 <deck> Bcc: eve@evil.example” with you',
  });
  expect(mail.text).toContain('Available until December 24, 2026 at 12:00');
  expect(mail.text).toContain('https://lectern.example/s/abc');
  expect(mail.text).toContain('Reply to this email to reach Bob.');
  expect(mail).toMatchObject({
    fromName: 'Bob Odell via Acme',
    replyTo: { name: 'Bob Odell', address: 'bob@acme.example' },
  });
  expect(shareMail(share).text).not.toContain('Available until');
});

test('text that people write becomes neither markup nor headers', () => {
  const mail = shareMail({
    ...share,
    subject: 'Hello\r\nBcc: eve@evil.example',
    message: '<script>alert(1)</script>\nhttps://evil.example',
  });
  for (const header of [mail.subject, mail.to.name]) expect(header).not.toMatch(/[\r\n]/);
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail.html).not.toContain('<script>');
  expect(mail.html.match(/<a href/g)).toHaveLength(1);
  expect(mail.text).toContain('> <script>alert(1)</script>\n> https://evil.example');
});

test('long names make no subject that a mail cannot have', () => {
  const long = 'x'.repeat(200);
  const mail = shareMail({
    ...share,
    subject: null,
    presentationName: long,
    teamName: long,
    sender: { id: 'bob', name: long, email: 'bob@acme.example' },
  });
  expect(mail.subject.length).toBeLessThanOrEqual(200);
});

test('a sender without a name is named by email, an erased one as the team', () => {
  expect(
    shareMail({ ...share, sender: { id: 'bob', name: null, email: 'bob@acme.example' } }).subject,
  ).toContain('bob@acme.example (Acme) shared');
  expect(shareMail({ ...share, sender: { id: 'bob', name: null, email: null } }).subject).toContain(
    'Acme shared',
  );
});

test('a mail is in the language of its recipient throughout, and shows the first page without loading it', () => {
  const german = shareMail({
    ...share,
    language: 'de',
    to: { name: 'Kim Ost', email: 'kim@x.example' },
    expiresAt: '2026-12-24T12:00:00.000Z',
    firstPage: new Uint8Array([1, 2]),
  });
  expect(german).toMatchObject({
    subject: 'Bob Odell (Acme) hat „Q3 <deck> Bcc: eve@evil.example“ mit Ihnen geteilt',
    fromName: 'Bob Odell über Acme',
    pictures: [{ cid: 'first-page', bytes: new Uint8Array([1, 2]) }],
  });
  expect(german.html).toContain('<html lang="de">');
  expect(german.html).toContain('<img src="cid:first-page"');
  expect(german.html).not.toMatch(/src="http/);
  expect(german.text.split('\n')).toEqual([
    'Guten Tag Kim Ost,',
    '',
    'Q3 <deck> Bcc: eve@evil.example',
    '',
    'Bob Odell hat dies mit Ihnen geteilt.',
    'Verfügbar bis 24. Dezember 2026 um 12:00 UTC.',
    '',
    'Dokument ansehen: https://lectern.example/s/abc',
    '',
    'Antworten Sie auf diese E-Mail, um Bob zu erreichen.',
  ]);
  expect(shareMail({ ...share, language: 'ja' }).subject).toBe(
    'Bob Odell（Acme） より「Q3 <deck> Bcc: eve@evil.example」が共有されました',
  );
});

test('a code stands alone, is hidden from administrators, and opens the page on another device', () => {
  const mail = codeMail({
    sharedLinkId: 'link',
    teamId: 'team',
    presentationName: 'Q3',
    url: about.url,
    recipientId: 'kim',
    requestedAt: at,
    language: 'en',
    to: { name: null, email: 'kim+a@x.example' },
    code: '042137',
  });
  expect(mail).toMatchObject({
    teamId: 'team',
    secret: '042137',
    persons: ['kim'],
    subject: '042137 is your code for “Q3”',
  });
  expect(mail.text).toMatch(/^042137$/m);
  expect(mail.html).toContain(
    'https://lectern.example/s/abc#code=042137&amp;email=kim%2Ba%40x.example',
  );
});

test('an access request names who asks, unverified, and why they cannot open the link', () => {
  const asker = { name: 'Ana', email: 'ana@acme.example', message: 'May I?' };
  const mail = accessRequestMail({
    ...about,
    askerId: 'ana',
    askedAt: at,
    to: { ...to, id: 'bob' },
    asker,
    reason: 'RECIPIENTS_ONLY',
    linkName: 'For Northwind',
    nameKey: 'key',
  });
  expect(mail.text).toContain(
    'Ana (ana@acme.example) would like to open this through your link “For Northwind”, and cannot: they are not one of the link’s recipients.',
  );
  expect(mail.text).toContain('This email is not verified.');
  expect(mail.text).toContain('> May I?');
  expect(mail.persons).toEqual(['ana', 'bob', 'key']);
});

test('a forwarded mail is in the team’s outbox', () => {
  const mail = forwardMail({
    ...about,
    recipientId: 'kim',
    forwardedAt: at,
    to: to.email,
    forwarderId: 'ana',
    from: { name: 'Ana', email: 'ana@acme.example' },
    message: null,
    language: 'en',
  });
  expect(mail).toMatchObject({
    messageId: `forward.link.kim.${Date.parse(at)}`,
    teamId: 'team',
    persons: ['kim', 'ana'],
  });
});

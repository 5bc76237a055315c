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
  sender: { id: 'bob', name: 'Bob', email: 'bob@acme.example' },
  subject: null,
  message: null,
  expiresAt: null,
};

test('the mail of a link names sender, presentation and expiry date', () => {
  const mail = shareMail({ ...share, expiresAt: '2026-12-24T12:00:00.000Z' });
  expect(mail).toMatchObject({
    messageId: `share.link.kim.${Date.parse(at)}`,
    teamId: 'team',
    persons: ['kim', 'bob'],
    subject: 'Bob shared “Q3 <deck> Bcc: eve@evil.example” with you',
  });
  expect(mail.text).toContain('It can be opened until 24 December 2026');
  expect(mail.text).toContain('https://lectern.example/s/abc');
  expect(mail.text).toContain('bob@acme.example');
  expect(shareMail(share).text).not.toContain('can be opened until');
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

test('a sender without a name is named by email, an erased one as Somebody', () => {
  expect(
    shareMail({ ...share, sender: { id: 'bob', name: null, email: 'bob@acme.example' } }).subject,
  ).toContain('bob@acme.example shared');
  expect(shareMail({ ...share, sender: { id: 'bob', name: null, email: null } }).subject).toContain(
    'Somebody shared',
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
  expect(mail.text).toContain('That address has not been verified.');
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
  });
  expect(mail).toMatchObject({
    messageId: `forward.link.kim.${Date.parse(at)}`,
    teamId: 'team',
    persons: ['kim', 'ana'],
  });
});

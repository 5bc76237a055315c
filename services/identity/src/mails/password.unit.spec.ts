import { expect, test } from '@jest/globals';
import { passwordChangedMail } from './password-changed.ts';
import { passwordResetMail } from './password-reset.ts';

const reset = {
  teamId: 'halden',
  resetId: 'r1',
  userId: 'kim',
  to: { name: 'Kim', address: 'kim@example.com' },
  link: 'https://lectern.example/password/reset#token=t&email=kim%40example.com',
};
const changed = {
  teamId: 'halden',
  id: 'kim.7',
  userId: 'kim',
  to: { name: 'Kim', address: 'kim@example.com' },
  changedAt: '2026-11-27T12:05:00.000Z',
  link: 'https://lectern.example/password/forgot',
};

test('a reset mail contains the link and how long it works', () => {
  const { subject, text, html, messageId, teamId, secret } = passwordResetMail(reset);
  expect([messageId, subject, teamId, secret]).toEqual([
    'password-reset.r1',
    'Choose a new password for Lectern',
    'halden',
    reset.link,
  ]);
  for (const part of ['Hello Kim,', 'one hour', 'only the latest link'])
    for (const body of [text, html]) expect(body).toContain(part);
  expect(text).toContain(reset.link);
  expect(html).toContain(
    'href="https://lectern.example/password/reset#token=t&amp;email=kim%40example.com"',
  );
});

test('a password mail says when it was changed, and what to do if it was another person', () => {
  const { subject, text, html } = passwordChangedMail(changed);
  expect(subject).toBe('Your password for Lectern was changed');
  for (const part of ['27 November 2026 at 12:05 UTC', 'This was not me', changed.link])
    for (const body of [text, html]) expect(body).toContain(part);
  const dropped = passwordChangedMail({ ...changed, dropped: 'PROVIDER' });
  expect(dropped.subject).toBe('You sign in to Lectern with your company’s account');
  const restored = passwordChangedMail({ ...changed, dropped: 'RESTORED' });
  expect(restored.subject).toBe('Choose a new password for Lectern');
  for (const mail of [dropped, restored])
    expect(mail.text).toContain('all earlier sign-ins have ended');
});

test('names are text: they begin no header and no tag', () => {
  const to = { name: '<img src=x>\r\nBcc: x', address: 'kim@example.com' };
  for (const mail of [
    passwordResetMail({ ...reset, to }),
    passwordChangedMail({ ...changed, to }),
  ]) {
    expect(mail.to.name).toBe('<img src=x> Bcc: x');
    expect(mail.html).not.toContain('<img');
  }
});

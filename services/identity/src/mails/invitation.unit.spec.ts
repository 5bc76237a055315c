import { expect, test } from '@jest/globals';
import { invitationMail } from './invitation.ts';

const invitation = {
  invitationId: 'e1',
  teamId: 'halden',
  persons: ['kim', 'maya'],
  to: { name: null, address: 'kim@example.com' },
  teamName: 'Halden',
  inviter: 'Maya',
  link: 'https://lectern.example/password/create#token',
  expiresAt: '2026-11-27T12:00:00.000Z',
};

test('it says who invites, to which team, where to go and until when', () => {
  const { subject, text, html, messageId } = invitationMail(invitation);
  expect(messageId).toBe('invitation.e1');
  expect(subject).toBe('Join Halden on Lectern');
  for (const body of [text, html])
    for (const part of ['Maya invites you', 'Halden', invitation.link, '27 November 2026'])
      expect(body).toContain(part);
});

test('names are text: they begin no header and no tag', () => {
  const { subject, to, html } = invitationMail({
    ...invitation,
    to: { name: 'K\r\nBcc: x', address: 'kim@example.com' },
    teamName: 'A\r\nB <script>',
    inviter: '<img src=x>',
  });
  expect(subject).toBe('Join A B <script> on Lectern');
  expect(to.name).toBe('K Bcc: x');
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<img');
});

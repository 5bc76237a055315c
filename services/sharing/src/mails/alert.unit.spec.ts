import { expect, test } from '@jest/globals';
import { alertMail, type VisitAlert } from './alert.ts';

const opening: VisitAlert = {
  visitId: '01a1fa00-0000-7000-8000-0000000000d1',
  isFirst: true,
  isFirstOnly: true,
  openedAt: '2026-11-20T14:05:09.000Z',
  hitCount: 1,
  visitor: 'Ana Ruiz',
  isVisitorVerified: true,
  device: 'Safari on iPhone',
  presentationName: 'Q3 deck',
  linkName: 'Acme',
  elapsedMs: 250_000,
  pages: [
    { page: 1, timeMs: 12_000 },
    { page: 4, timeMs: 100_000 },
    { page: 5, timeMs: 40_000 },
    { page: 6, timeMs: 98_000 },
  ],
  pageCount: 8,
  sender: { name: 'Bob', email: 'bob@example.com' },
  persons: ['bob'],
  teamId: '01a1fa00-0000-7000-8000-00000000000a',
  timeZone: 'Europe/Oslo',
  visitUrl: 'https://lectern.example/visits/1',
  muteUrl: 'https://lectern.example/mute/token/notifications',
};

test('an alert says who, when, how long and which pages, and has one button', () => {
  const mail = alertMail(opening);
  expect(mail.to).toEqual({ name: 'Bob', address: 'bob@example.com' });
  expect(mail.subject).toBe('Ana Ruiz opened Q3 deck (Acme)');
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('Ana Ruiz opened it through your link “Acme” for the first time.');
    expect(body).toMatch(/Friday,? 20 November 2026 at 15:05/); // In Oslo.
    expect(body).toContain('Safari on iPhone');
    expect(body).toContain('4:10');
    expect(body).toContain('8 pages, 4 opened, longest page 4 with 1:40');
    expect(body).toContain('https://lectern.example/visits/1');
    expect(body).toContain('https://lectern.example/mute/token/notifications');
  }
  expect(mail.html.match(/font-weight:600">See the visit/g)).toHaveLength(1);
  expect(mail.text).toContain('  page 4  1:40\n  page 6  1:38\n  page 5  0:40');
  expect(mail.html.match(/<td valign="bottom"/g)).toHaveLength(8);
});

test('an unknown visitor is “Someone”, and times that nobody reported are not known', () => {
  const mail = alertMail({
    ...opening,
    visitor: null,
    linkName: null,
    isFirst: false,
    hitCount: 3,
    elapsedMs: 0,
    pages: [],
    device: null,
  });
  expect(mail.subject).toBe('Opened: Q3 deck');
  expect(mail.text).toContain('Someone opened it through your link 3 times in this visit.');
  expect(mail.text).toContain('Time: not known');
});

test('a visitor who is guessed is likely them', () => {
  const mail = alertMail({ ...opening, isVisitorVerified: false });
  expect(mail.subject).toBe('Likely Ana Ruiz opened Q3 deck (Acme)');
  expect(mail.text).toContain('Likely Ana Ruiz opened it through your link');
});

test('a visit keeps its message id when its mail is sent again', () => {
  expect(alertMail(opening).messageId).toBe('visit.01a1fa00-0000-7000-8000-0000000000d1');
  expect(alertMail(opening)).toEqual(alertMail(opening));
});

test('an alert has an unsubscribe header and is in the team’s outbox', () => {
  expect(alertMail(opening)).toMatchObject({
    unsubscribeUrl: opening.muteUrl,
    teamId: opening.teamId,
  });
});

test('a name becomes neither HTML nor a header', () => {
  const mail = alertMail({
    ...opening,
    presentationName: 'Q3 <img src=x>\r\nBcc: eve@example.com',
    visitor: '<i>Eve</i>\nX: y',
  });
  expect(mail.html).not.toContain('<img');
  expect(mail.html).not.toContain('<i>');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

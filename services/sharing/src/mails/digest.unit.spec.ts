import { expect, test } from '@jest/globals';
import { digestMail, type LinkSummary } from './digest.ts';
import { linkExpiringMail } from './link-expiring.ts';

const link = (n: number, changes: Partial<LinkSummary> = {}): LinkSummary => ({
  presentationName: `Deck ${n}`,
  linkName: 'Ana at Acme',
  nameKey: `key-${n}`,
  visits: 2,
  hits: 3,
  elapsedMs: 90_000,
  pages: [{ page: 1, timeMs: 90_000 }],
  pageCount: 4,
  url: `https://lectern.example/links/${n}`,
  muteUrl: `https://lectern.example/mute/${n}/notifications`,
  ...changes,
});
const digest = {
  userId: 'user',
  teamId: null,
  cadence: 'weekly' as const,
  start: '2026-11-16',
  sender: { name: 'Bob', email: 'bob@example.com' },
  links: [link(1), link(2, { visits: 1, hits: 1, linkName: null })],
  consoleUrl: 'https://lectern.example',
};

test('a digest adds up the week and lists each link with its pages', () => {
  const mail = digestMail(digest);
  expect(mail.persons).toEqual(['user', 'key-1', 'key-2']); // Erasing any of the names deletes it from the outbox.
  expect(mail.subject).toBe('Your week: 3 visits, 16 to 22 November 2026');
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('3 visits through 2 links of yours, read for 3:00 in all.');
    expect(body).toContain('Ana at Acme: 2 visits, opened 3 times, read for 1:30.');
    expect(body).toContain('1 visit, read for 1:30.');
    expect(body).toContain('4 pages, 1 opened, longest page 1 with 1:30');
    expect(body).toContain('https://lectern.example/mute/2/notifications');
  }
});

test('a period keeps its message id', () => {
  expect(digestMail(digest).messageId).toBe('digest.weekly.none.user.2026-11-16');
});

test('a digest lists twenty links and counts all', () => {
  const mail = digestMail({
    ...digest,
    cadence: 'monthly',
    start: '2026-11-01',
    links: Array.from({ length: 25 }, (_, n) => link(n)),
  });
  expect(mail.subject).toBe('Your month: 50 visits, November 2026');
  expect(mail.text).toContain('through 25 links');
  expect(mail.text).toContain('Here are the 20 that were read longest.');
  expect(mail.html.match(/<h2/g)).toHaveLength(20);
});

test('names are escaped', () => {
  const mail = digestMail({
    ...digest,
    links: [link(1, { presentationName: '<script>', linkName: '"><img>' })],
  });
  expect(mail.html).not.toMatch(/<script|<img/);
});

test('a reminder says when the link expires in the sender’s time zone, and how to stop reminders', () => {
  const mail = linkExpiringMail({
    sharedLinkId: '01a1fa00-0000-7000-8000-0000000000c1',
    teamId: null,
    presentationName: 'Q3 deck',
    linkName: 'Acme',
    nameKey: 'key',
    expiresAt: '2026-11-24T12:00:00.000Z',
    timeZone: 'Europe/Oslo',
    hitCount: 0,
    userId: 'bob',
    sender: { name: null, email: 'bob@example.com' },
    url: 'https://lectern.example/links/1',
    muteUrl: 'https://lectern.example/mute/1/reminders',
  });
  expect(mail.persons).toEqual(['bob', 'key']);
  expect(mail.subject).toBe('Expires soon: Q3 deck (Acme)');
  expect(mail.text).toMatch(
    /Your link “Acme” to it expires on Tuesday,? 24 November 2026 at 13:00/,
  );
  expect(mail.text).toContain('No one has opened it yet.');
  expect(mail.text).toContain('https://lectern.example/mute/1/reminders');
});

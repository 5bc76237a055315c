import { expect, test } from '@jest/globals';
import { addedToTeamMail } from './added-to-team.ts';

const given = {
  teamId: 'nordic',
  id: 'kim.7',
  persons: ['kim', 'ada'],
  to: { name: 'Kim', address: 'kim@example.com' },
  teamName: 'Nordic',
  addedBy: 'Ada',
  link: 'https://lectern.example',
};

test('the mail says who added the person to which team, and how to get there', () => {
  const { subject, text, html, messageId } = addedToTeamMail(given);
  expect([messageId, subject]).toEqual(['added-to-team.kim.7', 'You are in Nordic on Lectern']);
  for (const part of [
    'Hello Kim,',
    'Ada added you to the team Nordic',
    given.link,
    'ask the person who added you',
  ])
    for (const body of [text, html]) expect(body).toContain(part);
  expect(addedToTeamMail({ ...given, addedBy: null }).text).toContain('Someone added you');
});

test('names are text: they begin no header and no tag', () => {
  const { subject, html } = addedToTeamMail({
    ...given,
    teamName: 'A\r\nBcc: x',
    addedBy: '<img src=x>',
  });
  expect(subject).toBe('You are in A Bcc: x on Lectern');
  expect(html).not.toContain('<img');
});

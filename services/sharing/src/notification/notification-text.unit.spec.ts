import { expect, test } from '@jest/globals';
import { notificationText } from './notification-text.ts';

const named = {
  presentationName: 'Q3 deck',
  linkName: 'Ana at Acme',
  personName: null,
  hitCount: 1,
  detail: null,
};

test.each([
  ['first-opening', named, 'Q3 deck was opened', '“Ana at Acme” was opened for the first time.'],
  [
    'opening',
    { ...named, hitCount: 3 },
    'Q3 deck was opened',
    'Someone opened “Ana at Acme”. It was opened 3 times in this visit.',
  ],
  ['opening', { ...named, linkName: null }, 'Q3 deck was opened', 'Someone opened your link.'],
  [
    'access-asked',
    { ...named, personName: 'Kim' },
    'Someone asks for access',
    'Kim could not open “Ana at Acme” to Q3 deck and asks you for access.',
  ],
  [
    'upload-failed',
    { ...named, detail: 'It is protected by a password.' },
    'Q3 deck could not be prepared',
    'It is protected by a password. Open it to try again or to choose another file.',
  ],
  [
    'link-expiring',
    { ...named, detail: '2026-11-24T12:00:00.000Z' },
    '“Ana at Acme” expires soon',
    'The link to Q3 deck expires on 24 November 2026. Choose a later date to keep it open.',
  ],
  [
    'digest-sent',
    { ...named, detail: 'weekly 2026-11-16' },
    'Your weekly summary was sent',
    'It says which of your links were opened, and what was read.',
  ],
] as const)('%s says what happened', (kind, of, title, message) => {
  expect(notificationText(kind, of)).toEqual({ title, message });
});

test('a notification leaves out what is unknown', () => {
  const { title, message } = notificationText('first-opening', {
    ...named,
    presentationName: null,
    linkName: null,
  });
  expect([title, message]).toEqual([
    'A presentation was opened',
    'Your link was opened for the first time.',
  ]);
});

import { expect, test } from '@jest/globals';
import { notificationText } from './notification-text.ts';

const named = {
  presentationName: 'Q3 deck',
  linkName: 'Ana at Acme',
  personName: null,
  visitorName: null,
  hitCount: 1,
  detail: null,
};

test.each([
  ['first-opening', named, 'Someone opened Q3 deck', 'The first opening of “Ana at Acme”.'],
  [
    'opening',
    { ...named, hitCount: 3, visitorName: 'Ana Ribeiro' },
    'Ana Ribeiro opened Q3 deck',
    'Via “Ana at Acme”. Opened 3 times in this visit.',
  ],
  ['opening', { ...named, linkName: null }, 'Someone opened Q3 deck', 'Via your link.'],
  [
    'access-asked',
    { ...named, personName: 'Kim' },
    'Access request',
    'Kim wants access to Q3 deck via “Ana at Acme”.',
  ],
  [
    'upload-failed',
    { ...named, detail: 'It is protected by a password.' },
    'Couldn’t process Q3 deck',
    'It is protected by a password. Try again, or choose another file.',
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
    'It lists which of your links were opened, and what was read.',
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
    'Someone opened a presentation',
    'The first opening of your link.',
  ]);
});

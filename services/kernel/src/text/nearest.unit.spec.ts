import { expect, test } from '@jest/globals';
import { nearest } from './nearest.ts';

const known = ['PORT', 'DATA', 'CONTENT_URL', 'CONTACT_EMAIL', 'MAIL', 'MAIL_FROM'];

test.each([
  ['PROT', null],
  ['POTR', null],
  ['PORTS', 'PORT'],
  ['DATE', 'DATA'],
  ['CONTENTURL', 'CONTENT_URL'],
  ['CONTACT_MAIL', 'CONTACT_EMAIL'],
  ['EMAIL', 'MAIL'],
  ['SMTP_HOST', null],
])('by %s, %s was meant', (given, meant) => {
  expect(nearest(given, known)).toBe(meant);
});

test('of nothing nothing is near', () => {
  expect(nearest('PORT', [])).toBeNull();
});

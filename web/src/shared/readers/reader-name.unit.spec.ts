import { expect, test } from '@jest/globals';
import { readerLabel } from './reader-name.ts';

const contact = { name: 'Ana Ruiz', email: 'ana@acqua.example' };

test('a contact who is guessed is likely them, one who proved their email is them', () => {
  expect(readerLabel({ contact, isContactVerified: false })).toBe('Likely Ana Ruiz');
  expect(readerLabel({ contact, isContactVerified: true })).toBe('Ana Ruiz');
});

test('members, typed emails and unknown readers are no guess', () => {
  const reader = { contact: null, isContactVerified: false };
  expect(readerLabel({ ...reader, viewer: { name: 'Bob' } })).toBe('Bob');
  expect(readerLabel({ ...reader, hit: { email: 'eve@acqua.example' } })).toBe('eve@acqua.example');
  expect(readerLabel(reader)).toBe('Someone');
});

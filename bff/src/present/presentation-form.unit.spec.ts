import { expect, test } from '@jest/globals';
import { nested } from '../http/read-input.ts';
import { presentationForm, readForm } from './presentation-form.ts';

const read = (fields: Record<string, string | string[]>) =>
  readForm(presentationForm, nested(fields));

test('lists come with and without brackets, once or several times, with or without empty texts', () => {
  for (const fields of [
    { groups: 'g1' },
    { 'groups[]': 'g1' },
    { 'groups[]': ['', 'g1'] },
    { 'groups[0]': 'g1' },
  ])
    expect(read(fields)).toEqual({ groups: ['g1'] });
  expect(read({ 'groups[]': ['g1', 'g2'] })).toEqual({ groups: ['g1', 'g2'] });
  expect(read({ 'groups[]': '' })).toEqual({ groups: [] });
});

test('of a field that comes twice the last one counts, as with a hidden field before a checkbox', () => {
  expect(read({ is_featured: ['0', '1'], name: ['a', 'b'] })).toEqual({
    is_featured: true,
    name: 'b',
  });
});

test('objects are JSON texts or nested names, and nothing where they are empty', () => {
  expect(read({ settings: '', notifications: '' })).toEqual({});
  expect(read({ settings: '{"can_be_shared":1}' })).toEqual({ settings: { can_be_shared: true } });
  expect(read({ 'settings[can_be_shared]': '1' })).toEqual({ settings: { can_be_shared: true } });
});

import { expect, test } from '@jest/globals';
import { importedPeople } from './imported-people.ts';

const person = (over: object = {}) => ({
  email: ' kim@example.com ',
  name: 'Kim',
  role: 'TEAM_MEMBER',
  permissions: [],
  ...over,
});
const read = (over: object) => importedPeople(2).parse([person(over)])[0];

test('a name that cannot be is that row’s problem; none at all is none', () => {
  expect(read({})).toEqual({
    email: 'kim@example.com',
    name: 'Kim',
    role: 'TEAM_MEMBER',
    permissions: [],
    customRoleId: null,
    problem: null,
  });
  expect(read({ name: '  ' })).toMatchObject({ name: null, problem: null });
  expect(read({ name: 'Kim\r\nBcc: x' })).toMatchObject({
    name: null,
    problem: 'The name: Must be one line of text.',
  });
});

test('an empty list, too many people and an unknown role are refused', () => {
  for (const people of [[], [person(), person(), person()], [person({ role: 'OWNER' })]])
    expect(importedPeople(2).safeParse(people).success).toBe(false);
});

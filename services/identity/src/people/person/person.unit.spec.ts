import { test } from '@jest/globals';
import { PersonErased } from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { person } from './person.ts';

const command = { type: 'ErasePerson', personId: 'somebody', teamId: null } as const;

test('a person is erased once', () => {
  given(person, [])
    .when(command)
    .then([PersonErased({ personId: 'somebody', teamId: null })]);
  given(person, [PersonErased({ personId: 'somebody', teamId: null })])
    .when(command)
    .then([]);
});

import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { at, dataOf } from '../../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { permissionsResource, presentPermissions } from '../../../present/permissions.ts';
import { roleNames } from '../../../present/user.ts';
import { resource } from '../../../resource/resource.ts';
import { route } from '../../../route/route.ts';
import { roleInput } from '../access/role-input.ts';

const PersonThenFields = graphql(`
  fragment PersonThenFields on PersonThen {
    personId
    name
    email
    title
    phone
    status
    role
    permissions
    storedPermissions
    customRoleName
    groupNames
    timeZone
    locale
  }
`);
const ReadPeopleAsOf = graphql(`
  query ReadPeopleAsOf(
    $at: DateTime!
    $search: String
    $role: TeamRole
    $first: Int!
    $after: String
  ) {
    peopleAsOf(at: $at, search: $search, role: $role, first: $first, after: $after) {
      endCursor
      items {
        ...PersonThenFields
      }
    }
  }
`);

/** A person as they were in the team then. Contact details only of current members and those who can be restored. */
const personThenResource = resource(PersonThenFields, {
  names: {
    personId: 'id',
    role: 'current_team_role',
    storedPermissions: 'team_permissions',
    customRoleName: 'custom_role',
    groupNames: 'groups',
  },
  words: { role: roleNames },
  added: {
    schema: z.object({
      permissions: permissionsResource.describe('Every permission by key: whether they had it.'),
    }),
    of: ({ permissions }) => ({ permissions: presentPermissions(permissions) }),
  },
});

/**
 * The members of the team at a given time, in the order they joined; those after an answer's `meta.after` with `after`.
 */
export const readPeopleAsOf = route('GET /api/users/as-of', {
  query: z.object({
    // A future date means now, and the answer says so.
    at: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(Math.min(Date.parse(text), Date.now())).toISOString())
      .describe('The moment to look at; a future one means now.'),
    search: z
      .string()
      .max(200)
      .optional()
      .describe('Only people with a word of name or email that begins with this.'),
    role: roleInput.optional().describe('Only people with this role at that moment.'),
    after: z
      .string()
      .max(500)
      .optional()
      .describe('Goes on where an answer ended: its `meta.after`.'),
    limit: z.number().int().min(1).max(100).default(100).describe('How many people an answer has.'),
  }),
  answer: dataOf(z.array(personThenResource.schema)).extend({
    meta: z.strictObject({
      at: at.describe('The moment that the answer is about.'),
      after: z.string().nullable().describe('Send it as `after` to go on; null at the end.'),
    }),
  }),
  operation: ReadPeopleAsOf,
  variables: ({ query: { limit: first, ...query } }) => withoutUndefined({ first, ...query }),
  present: ({ peopleAsOf: { items, endCursor } }, { query }) => ({
    data: items.map(personThenResource.present),
    meta: { at: query.at, after: endCursor ?? null },
  }),
});

import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { at, dataOf } from '../../present/data.ts';
import { withoutUndefined } from '../../present/without-undefined.ts';
import { permissionsResource, presentPermissions } from '../../present/permissions.ts';
import { roleNames, statusNames } from '../../present/user.ts';
import { route } from '../../route/route.ts';
import { roleInput } from './role-input.ts';

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
    }
  }
`);

/** Somebody as they were in the team then: how to reach them is said of who is in it now, or can be restored. */
const personThenResource = z.strictObject({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  title: z.string().nullable(),
  phone: z.string().nullable(),
  status: z.enum(['Invited', 'Active', 'Locked', 'Removed']),
  current_team_role: z.enum(['Team Admin', 'Team Member']),
  permissions: permissionsResource,
  team_permissions: z.array(z.string()),
  custom_role: z.string().nullable(),
  groups: z.array(z.string()),
  time_zone: z.string().nullable(),
  locale: z.string(),
});

/** Who was in the team at a moment, as they were then, those first who came first; those after an answer's `meta.after` with `after`. */
export const readPeopleAsOf = route('GET /api/users/as-of', {
  query: z.object({
    // What has not come yet is as of now, and said to be.
    at: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(Math.min(Date.parse(text), Date.now())).toISOString()),
    search: z.string().max(200).optional(),
    role: roleInput.optional(),
    after: z.string().max(500).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(100),
  }),
  answer: dataOf(z.array(personThenResource)).extend({
    meta: z.strictObject({ at, after: z.string().nullable() }),
  }),
  operation: ReadPeopleAsOf,
  variables: ({ query: { limit: first, ...query } }) => withoutUndefined({ first, ...query }),
  present: ({ peopleAsOf: { items, endCursor } }, { query }) => ({
    data: items.map(
      ({
        personId,
        status,
        role,
        permissions,
        storedPermissions,
        customRoleName,
        groupNames,
        timeZone,
        name,
        email,
        title,
        phone,
        locale,
      }) => ({
        id: personId,
        name: name ?? null,
        email: email ?? null,
        title: title ?? null,
        phone: phone ?? null,
        status: statusNames[status],
        current_team_role: roleNames[role],
        permissions: presentPermissions(permissions),
        team_permissions: storedPermissions,
        custom_role: customRoleName ?? null,
        groups: groupNames,
        time_zone: timeZone ?? null,
        locale,
      }),
    ),
    meta: { at: query.at, after: endCursor ?? null },
  }),
});

import { roleLabels } from '@lectern/schemas/access/role-labels.ts';
import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import type { ExportUsersQuery } from '../../../gql/graphql.ts';
import { rulesOf } from '../../../graph/rules-of-graph.ts';
import type { Call } from '../../../http/call.ts';
import { sendCsv, type Column } from '../../../http/send-csv.ts';
import { id } from '../../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { capitalized } from '../../../resource/casing.ts';
import { streamedRoute } from '../../../route/route.ts';
import { roleInput } from '../access/role-input.ts';

const ExportUsers = graphql(`
  query ExportUsers(
    $search: String
    $role: TeamRole
    $status: MemberStatus
    $permission: String
    $groupId: ID
    $sort: UserSort! = NAME
    $after: String
    $isGrouped: Boolean!
  ) {
    users(
      search: $search
      role: $role
      status: $status
      permission: $permission
      groupId: $groupId
      sort: $sort
      after: $after
      pageSize: 300
    ) {
      endCursor
      items {
        id
        name
        email
        title
        phone
        status
        currentTeamRole
        customRole {
          name
        }
        permissions
        createdAt
        groups @include(if: $isGrouped) {
          name
        }
      }
    }
  }
`);

type Row = ExportUsersQuery['users']['items'][number];

const columns: readonly Column<Row>[] = [
  ['id', (row) => row.id],
  ['name', ({ name }) => name ?? null],
  ['email', ({ email }) => email ?? null],
  ['title', ({ title }) => title ?? null],
  ['phone', ({ phone }) => phone ?? null],
  ['status', ({ status }) => capitalized(status)],
  // The role as screens show it (content §1) and as an invitation file is read: a custom role by
  // its name; it does not count for administrators.
  [
    'role',
    ({ currentTeamRole, customRole }) =>
      (currentTeamRole === 'TEAM_MEMBER' && customRole?.name) || roleLabels[currentTeamRole],
  ],
  // Including those that the role gives.
  ['permissions', ({ permissions }) => (permissions ?? []).join(' ')],
  ['created_at', ({ createdAt }) => createdAt],
];

const groupNames: Column<Row> = [
  'groups',
  ({ groups = [] }) => groups.map(({ name }) => name).join('; '),
];

const body = z.object({
  users: z
    .array(id)
    .max(10_000)
    .optional()
    .transform((ids) => (ids?.length ? ids : undefined))
    .describe(
      'Only these users, as far as the other filters match them; an empty list is no filter.',
    ),
  include_groups: z.boolean().default(false).describe('Whether a column names the groups.'),
  search: z
    .string()
    .max(200)
    .optional()
    .describe('Only users with a word of name or email that begins with this.'),
  role: roleInput.optional().describe('Only users with this role.'),
  status: z
    .enum(['Invited', 'Active', 'Locked'])
    .transform(
      (name) => ({ Invited: 'INVITED', Active: 'ACTIVE', Locked: 'LOCKED' } as const)[name],
    )
    .optional()
    .describe('Only users with this status.'),
  permission: z.string().max(100).optional().describe('Only users who have this permission.'),
  group: id.optional().describe('Only members of this group.'),
  sort: z
    .enum(['name', 'newest', 'oldest'])
    .transform((sort) => ({ name: 'NAME', newest: 'NEWEST', oldest: 'OLDEST' } as const)[sort])
    .optional()
    .describe('The order: by name, newest or oldest first.'),
});

/**
 * The team as users.csv, or users_with_group_membership.csv, by name (accounts §7); the body filters like the list of
 * people.
 */
export const exportUsers = streamedRoute('POST /api/users/export', {
  access: [...rulesOf(ExportUsers), 'can_edit_users', 'can_export_data'],
  body,
  answer: z.string(),
  produces: 'text/csv',
  async stream({ body: input, call }) {
    const { include_groups: isGrouped } = input;
    await sendCsv(
      call,
      isGrouped ? 'users_with_group_membership.csv' : 'users.csv',
      isGrouped ? [...columns, groupNames] : columns,
      membersOf(call, input),
    );
  },
});

async function* membersOf(
  call: Call,
  {
    users: ids,
    include_groups: isGrouped,
    search,
    role,
    status,
    permission,
    group: groupId,
    sort,
  }: z.output<typeof body>,
): AsyncGenerator<readonly Row[]> {
  const selected = ids && new Set(ids);
  for (let after: string | null = null; ;) {
    const {
      users: { items, endCursor },
    }: ExportUsersQuery = await call.ask(ExportUsers, {
      ...withoutUndefined({ search, role, status, permission, groupId, sort }),
      after,
      isGrouped,
    });
    yield selected ? items.filter((row) => selected.has(row.id)) : items;
    if (endCursor == null) return;
    after = endCursor;
  }
}

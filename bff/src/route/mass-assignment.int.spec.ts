import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { loadRoutes } from './load-routes.ts';

/** What decides who one is, what one may do, and whose something is. */
const decisive = new Set([
  'id',
  'uuid',
  'user_id',
  'owner_id',
  'created_by',
  'team_id',
  'current_team_id',
  'impersonator_id',
  'actor_id',
  'role',
  'roles',
  'current_team_role',
  'permissions',
  'is_admin',
  'is_team_admin',
  'is_active',
  'is_operator',
  'status',
  'password_hash',
  'email_verified_at',
  'created_at',
  'features',
]);

/**
 * The routes whose purpose it is to read them; each checks who may. Filters of exports only choose rows; an id, an
 * owner or a date that comes back with what was read is compared, and refused where it differs.
 */
const meant: Record<string, readonly string[]> = {
  'POST /api/admin/presentations': ['owner_id', 'status'],
  'POST /api/forms/:id/responses/export': ['status'],
  'POST /api/public/forms/:uuid/responses': ['status', 'uuid'], // Of the caller's own response.
  'POST /api/shared-links/export': ['status', 'user_id'],
  'POST /api/teams/:id/presentations': ['owner_id', 'status'],
  'POST /api/users/:id/teams': ['role'],
  'POST /api/users/:id/teams/:teamId': ['role'],
  'POST /api/users/export': ['role', 'status'],
  'POST /api/users/invitations': ['permissions', 'role'],
  'POST /api/admin/presentations/import-video': ['owner_id', 'status'],
  'POST /login': ['id'], // Of the device.
  'PUT /api/admin/forms/:id': ['id'], // Of questions.
  'PUT /api/admin/presentations/:id': ['id', 'owner_id', 'status'],
  'PUT /api/admin/teams/:id': ['created_at', 'id'],
  'PUT /api/admin/users/:id': ['id'],
  'PUT /api/presentations/:id/owner': ['owner_id'],
  'PUT /api/presentations/:id/status': ['status'],
  'PUT /api/public/forms/responses/:uuid': ['status'],
  'PUT /api/user': ['id'],
  'PUT /api/users/:id/permissions': ['permissions'],
  'PUT /api/users/:id/teams/:teamId/role': ['role'],
};

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

function fieldsOf({ properties = {}, items, anyOf = [], allOf = [] }: JsonSchema): string[] {
  return [
    ...Object.keys(properties),
    ...Object.values(properties).flatMap(fieldsOf),
    ...(items ? fieldsOf(items) : []),
    ...[...anyOf, ...allOf].flatMap(fieldsOf),
  ];
}

test('no route reads a field that decides about rights or owners, but those that are for it', async () => {
  const found: Record<string, string[]> = {};
  for (const { method, path, schemas } of await loadRoutes()) {
    if (!schemas.body) continue;
    const schema = z.toJSONSchema(schemas.body, { io: 'input', unrepresentable: 'any' });
    const fields = [...new Set(fieldsOf(schema as JsonSchema))].filter((name) =>
      decisive.has(name),
    );
    if (fields.length > 0) found[`${method} ${path}`] = fields.toSorted();
  }
  expect(found).toEqual(meant);
});

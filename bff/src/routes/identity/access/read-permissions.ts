import { graphql } from '../../../gql/gql.ts';
import { forbidden } from '../../../access/authenticate.ts';
import { found } from '../../../http/edge-error.ts';
import { data, dataOf, idParams } from '../../../present/data.ts';
import { permissionsResource, presentPermissions } from '../../../present/permissions.ts';
import { route } from '../../../route/route.ts';

const ReadOwnPermissions = graphql(`
  query ReadOwnPermissions {
    viewer {
      permissions
    }
  }
`);
const ReadPermissions = graphql(`
  query ReadPermissions($id: ID!) {
    user(id: $id) {
      permissions
    }
  }
`);

/** The permissions of the signed-in user: true or false for every key (accounts §3, §7). */
export const readOwnPermissions = route('GET /api/user/permissions', {
  answer: dataOf(permissionsResource),
  operation: ReadOwnPermissions,
  variables: () => ({}),
  present: ({ viewer }) => data(presentPermissions(viewer.permissions ?? [])),
});

/** A user's permissions, for themselves and user editors. 403 for others in the team. */
export const readPermissions = route('GET /api/users/:id/permissions', {
  params: idParams,
  answer: dataOf(permissionsResource),
  operation: ReadPermissions,
  present({ user }, { call }) {
    const { permissions } = found(user);
    if (!permissions) throw forbidden(call.claims);
    return data(presentPermissions(permissions));
  },
});

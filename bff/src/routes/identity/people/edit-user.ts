import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { found } from '../../../http/edge-error.ts';
import { data, dataOf, idParams } from '../../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { editedUserResource } from '../../../present/user.ts';
import { fixedFields } from '../../../route/fixed-fields.ts';
import { route } from '../../../route/route.ts';
import { asInGraph } from '../../../resource/graph-places.ts';

const ReadForEdit = graphql(`
  query ReadForEdit($id: ID!) {
    user(id: $id) {
      ...EditedUserFields
    }
  }
`);
const EditMember = graphql(`
  mutation EditMember($id: ID!, $input: EditMemberInput!) {
    editMember(userId: $id, input: $input) {
      ...EditedUserFields
    }
  }
`);

const fixed = fixedFields('id', 'slug', 'email', 'is_employee', 'signature', 'notification_level');
const text = z.string().max(10_000).nullable().optional();

/**
 * Edits a user's profile; missing fields keep their values, null empties. Only administrators edit an administrator,
 * and members of several teams edit their own profile. Roles and permissions have calls of their own.
 */
export const editUser = route('PUT /api/admin/users/:id', {
  params: idParams,
  body: z.object({
    ...fixed.shape,
    ...asInGraph('User', { name: z.string().max(10_000).optional(), title: text, phone: text }),
    ...asInGraph('UserSettings', {
      time_zone: text,
      locale: z.string().max(100).optional(),
    }),
  }),
  answer: dataOf(editedUserResource.schema),
  operation: EditMember,
  before: ({ params, body, call }) =>
    fixed.check(body, async () => {
      const { user } = await call.ask(ReadForEdit, params);
      return editedUserResource.present(found(user));
    }),
  variables({ params: { id }, body }) {
    const { time_zone: timeZone, ...others } = fixed.without(body);
    return { id, input: withoutUndefined({ ...others, timeZone }) };
  },
  present: ({ editMember }) => data(editedUserResource.present(editMember)),
});

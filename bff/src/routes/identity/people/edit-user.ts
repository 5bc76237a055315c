import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { data, dataOf, idParams } from '../../../present/data.ts';
import { withoutUndefined } from '../../../present/without-undefined.ts';
import { editedUserResource } from '../../../present/user.ts';
import { route } from '../../../route/route.ts';

const EditMember = graphql(`
  mutation EditMember($id: ID!, $input: EditMemberInput!) {
    editMember(userId: $id, input: $input) {
      ...EditedUserFields
    }
  }
`);

const text = z.string().max(10_000).nullable().optional();

/**
 * Edits a user's profile; missing fields keep their values, null empties. Only administrators edit an administrator; a
 * member of several teams edits their own profile; email and password are changed by their owner only.
 */
export const editUser = route('PUT /api/admin/users/:id', {
  params: idParams,
  body: z.object({
    name: z.string().max(10_000).optional(),
    title: text,
    phone: text,
    time_zone: text,
    locale: z.string().max(100).optional(),
  }),
  answer: dataOf(editedUserResource.schema),
  operation: EditMember,
  variables: ({ params: { id }, body: { time_zone: timeZone, ...others } }) => ({
    id,
    input: withoutUndefined({ ...others, timeZone }),
  }),
  present: ({ editMember }) => data(editedUserResource.present(editMember)),
});

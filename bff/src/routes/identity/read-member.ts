import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { memberResource, presentMember } from '../../present/user.ts';
import { route } from '../../route/route.ts';

const ReadMember = graphql(`
  query ReadMember($id: ID!) {
    user(id: $id) {
      ...MemberFields
    }
  }
`);

/** Somebody in the team (accounts §7). */
export const readMember = route('GET /api/users/:id', {
  params: idParams,
  answer: dataOf(memberResource),
  operation: ReadMember,
  present: ({ user }) => data(presentMember(found(user))),
});

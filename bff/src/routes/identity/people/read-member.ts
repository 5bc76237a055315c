import { graphql } from '../../../gql/gql.ts';
import { memberResource } from '../../../present/user.ts';
import { readRoute } from '../../../resource/crud.ts';

const ReadMember = graphql(`
  query ReadMember($id: ID!) {
    user(id: $id) {
      ...MemberFields
    }
  }
`);

/** A member of the team, as every member sees them (accounts §7). */
export const readMember = readRoute('GET /api/users/:id', memberResource, ReadMember);

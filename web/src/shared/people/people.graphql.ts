import { graphql } from '../../gql/gql.ts';

/** Members to choose from, by the beginning of a name or email. */
export const PeopleToChooseQuery = graphql(`
  query PeopleToChoose($search: String, $status: MemberStatus, $pageSize: Int!) {
    users(search: $search, status: $status, page: 1, pageSize: $pageSize) {
      total
      items {
        id
        name
        email
      }
    }
  }
`);

import { graphql } from '../../gql/gql.ts';
import { idParams, list, listOf, pageQuery } from '../../present/data.ts';
import { presentationResource, presentFor } from '../../present/presentation.ts';
import { route } from '../../route/route.ts';

const ListPresentationsOfUser = graphql(`
  query ListPresentationsOfUser($id: ID!, $page: Int!) {
    presentationsOfUser(userId: $id, page: $page) {
      items {
        ...PresentationFields
      }
      total
      page
      pageSize
    }
  }
`);

/**
 * Presentations that a member sees, newest first, 300 a page (content §7, §9): for themselves, or for user editors as
 * far as both may see them.
 */
export const listPresentationsOfUser = route('GET /api/users/:id/presentations', {
  params: idParams,
  query: pageQuery,
  answer: listOf(presentationResource.schema),
  operation: ListPresentationsOfUser,
  variables: ({ params, query }) => ({ id: params.id, page: query.page }),
  present: ({ presentationsOfUser }, { call }) =>
    list(presentationsOfUser, presentFor(call, presentationResource)),
});

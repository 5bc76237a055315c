import { graphql } from '../../gql/gql.ts';
import { list, listOf, pageQuery } from '../../present/data.ts';
import { presentationResource, presentFor } from '../../present/presentation.ts';
import { route } from '../../route/route.ts';

const ListPresentations = graphql(`
  query ListPresentations($page: Int!) {
    presentations(page: $page) {
      items {
        ...PresentationFields
      }
      total
      page
      pageSize
    }
  }
`);

/** Presentations that the caller may see, newest first, 300 a page (content §7, §9). */
export const listPresentations = route('GET /api/user/presentations', {
  query: pageQuery,
  answer: listOf(presentationResource.schema),
  operation: ListPresentations,
  variables: ({ query }) => ({ page: query.page }),
  present: ({ presentations }, { call }) =>
    list(presentations, presentFor(call, presentationResource)),
});

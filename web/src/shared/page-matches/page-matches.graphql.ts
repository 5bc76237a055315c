import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment PageMatchFields on PageMatch {
    page
    thumbnailUrl
    excerpt {
      text
      isMatch
    }
    presentation {
      id
      name
    }
  }
`);

export const PageMatchesQuery = graphql(`
  query PageMatches($text: String!) {
    searchPages(text: $text, limit: 12) {
      ...PageMatchFields
    }
  }
`);

export const PageMarksQuery = graphql(`
  query PageMarks($id: ID!, $page: Int!, $text: String!) {
    pageMarks(presentationId: $id, page: $page, text: $text) {
      x
      y
      width
      height
    }
  }
`);

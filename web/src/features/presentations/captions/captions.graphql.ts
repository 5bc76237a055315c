import { graphql } from '../../../gql/gql.ts';

export const CaptionsQuery = graphql(`
  query PresentationCaptions($id: ID!) {
    presentation(id: $id) {
      id
      captions {
        language
        fileId
      }
    }
  }
`);

export const RemoveCaptionsMutation = graphql(`
  mutation RemoveCaptions($id: ID!, $language: String!) {
    removeCaptions(id: $id, language: $language) {
      id
      captions {
        language
        fileId
      }
    }
  }
`);

import { graphql } from '../gql/gql.ts';

graphql(`
  fragment LabelTag on Label {
    id
    name
    colour
  }
`);

export const LabelChoicesQuery = graphql(`
  query LabelChoices {
    labels {
      ...LabelTag
    }
  }
`);

export const CreateLabelMutation = graphql(`
  mutation CreateLabelHere($input: CreateLabelInput!) {
    createLabel(input: $input) {
      ...LabelTag
      createdAt
      presentationCount
    }
  }
`);

export const LabelPresentationsMutation = graphql(`
  mutation LabelPresentations($ids: [ID!]!, $add: [ID!]!, $remove: [ID!]!) {
    labelPresentations(ids: $ids, add: $add, remove: $remove) {
      changed {
        id
        labels {
          ...LabelTag
        }
      }
      refused {
        id
        message
      }
    }
  }
`);

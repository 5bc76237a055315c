import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment LabelRow on Label {
    ...LabelTag
    createdAt
    presentationCount
  }
`);

export const LabelsPageQuery = graphql(`
  query LabelsPage {
    labels {
      ...LabelRow
    }
  }
`);

export const UpdateLabelMutation = graphql(`
  mutation UpdateLabelHere($id: ID!, $input: UpdateLabelInput!) {
    updateLabel(id: $id, input: $input) {
      ...LabelRow
    }
  }
`);

export const MergeLabelsMutation = graphql(`
  mutation MergeLabelsHere($id: ID!, $labelIds: [ID!]!) {
    mergeLabels(id: $id, labelIds: $labelIds) {
      ...LabelRow
    }
  }
`);

export const DeleteLabelMutation = graphql(`
  mutation DeleteLabelHere($id: ID!) {
    deleteLabel(id: $id)
  }
`);

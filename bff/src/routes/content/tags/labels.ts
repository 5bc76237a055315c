import { graphql } from '../../../gql/gql.ts';
import { deleteRoute, listRoute, readRoute, writeRoute } from '../../../resource/crud.ts';
import { resource } from '../../../resource/resource.ts';

const labelResource = resource(
  graphql(`
    fragment LabelFields on Label {
      id
      name
      colour
      presentationCount
      createdAt
    }
  `),
);
const ListLabels = graphql(`
  query ListLabels {
    labels {
      ...LabelFields
    }
  }
`);
const ReadLabel = graphql(`
  query ReadLabel($id: ID!) {
    label(id: $id) {
      ...LabelFields
    }
  }
`);
const CreateLabel = graphql(`
  mutation CreateLabel($input: CreateLabelInput!) {
    createLabel(input: $input) {
      ...LabelFields
    }
  }
`);
const UpdateLabel = graphql(`
  mutation UpdateLabel($id: ID!, $input: UpdateLabelInput!) {
    updateLabel(id: $id, input: $input) {
      ...LabelFields
    }
  }
`);
const MergeLabels = graphql(`
  mutation MergeLabels($id: ID!, $labelIds: [ID!]!) {
    mergeLabels(id: $id, labelIds: $labelIds) {
      ...LabelFields
    }
  }
`);
const DeleteLabel = graphql(`
  mutation DeleteLabel($id: ID!) {
    deleteLabel(id: $id)
  }
`);

/** All labels of the team, by name (accounts §7). */
export const listLabels = listRoute('GET /api/labels', labelResource, ListLabels);

/** A label of the team (accounts §7). */
export const readLabel = readRoute('GET /api/admin/labels/:id', labelResource, ReadLabel, {
  narrowedTo: 'can_edit_labels',
});

/** Creates a label. 409 under `name` where another label of the team has it. */
export const createLabel = writeRoute('POST /api/admin/labels', labelResource, CreateLabel);

/** Renames or recolors a label. 409 under `name` where another label of the team has it. */
export const updateLabel = writeRoute('PUT /api/admin/labels/:id', labelResource, UpdateLabel);

/** Merges the labels in `label_ids` into this one, on every presentation that has them. */
export const mergeLabels = writeRoute(
  'POST /api/admin/labels/:id/merge',
  labelResource,
  MergeLabels,
  { status: 200 },
);

/** Deletes a label; presentations lose it. */
export const deleteLabel = deleteRoute('DELETE /api/admin/labels/:id', DeleteLabel);

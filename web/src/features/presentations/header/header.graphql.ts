import { graphql } from '../../../gql/gql.ts';

export const RenamePresentationMutation = graphql(`
  mutation RenamePresentation($id: ID!, $name: String!) {
    updatePresentation(id: $id, input: { name: $name }) {
      id
      name
    }
  }
`);

export const CopyPresentationMutation = graphql(`
  mutation CopyPresentation($id: ID!) {
    copyPresentation(id: $id) {
      id
      name
    }
  }
`);

export const ChangeOwnerMutation = graphql(`
  mutation ChangePresentationOwner($id: ID!, $ownerId: ID!) {
    changePresentationOwner(id: $id, ownerId: $ownerId) {
      id
      isMine
      owner {
        id
        name
      }
    }
  }
`);

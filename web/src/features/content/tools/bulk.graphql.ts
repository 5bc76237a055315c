import { graphql } from '../../../gql/gql.ts';

export const DeletePresentationsMutation = graphql(`
  mutation DeletePresentations($ids: [ID!]!) {
    deletePresentations(ids: $ids) {
      changed {
        id
        deletedAt
      }
      refused {
        id
        message
      }
    }
  }
`);

export const RestorePresentationsMutation = graphql(`
  mutation RestorePresentations($ids: [ID!]!) {
    restorePresentations(ids: $ids) {
      changed {
        id
        deletedAt
      }
      refused {
        id
        message
      }
    }
  }
`);

export const ChangeStatusesMutation = graphql(`
  mutation ChangePresentationStatuses($ids: [ID!]!, $status: PresentationStatus!) {
    changePresentationStatuses(ids: $ids, status: $status) {
      changed {
        id
        status
      }
      refused {
        id
        message
      }
    }
  }
`);

export const ChangeOwnersMutation = graphql(`
  mutation ChangePresentationOwners($ids: [ID!]!, $ownerId: ID!) {
    changePresentationOwners(ids: $ids, ownerId: $ownerId) {
      changed {
        id
        owner {
          id
          name
        }
      }
      refused {
        id
        message
      }
    }
  }
`);

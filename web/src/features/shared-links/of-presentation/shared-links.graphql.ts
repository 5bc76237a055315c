import { graphql } from '../../../gql/gql.ts';

export const PresentationLinksQuery = graphql(`
  query PresentationLinks($id: ID!, $pageSize: Int!, $filter: ViewingFilter, $timeZone: String!) {
    sharedLinks(presentationId: $id, page: 1, pageSize: $pageSize) {
      total
      items {
        ...LinkItem
      }
    }
    presentation(id: $id) {
      id
      sharedLinkCount
    }
  }
`);

export const AliasCheckQuery = graphql(`
  query AliasCheck($alias: String!, $linkId: ID) {
    aliasCheck(alias: $alias, linkId: $linkId) {
      problem
    }
  }
`);

export const SharePresentationMutation = graphql(`
  mutation SharePresentation($id: ID!, $input: SharePresentationInput!) {
    sharePresentation(presentationId: $id, input: $input) {
      id
      name
      url
      status
      expiresAt
      recipients {
        id
        email
        name
        mailedAt
      }
    }
  }
`);

export const ActivateSharedLinkMutation = graphql(`
  mutation ActivateSharedLink($id: ID!) {
    activateSharedLink(id: $id) {
      id
      status
      expiresAt
    }
  }
`);
export const DeactivateSharedLinkMutation = graphql(`
  mutation DeactivateSharedLink($id: ID!) {
    deactivateSharedLink(id: $id) {
      id
      status
      expiresAt
    }
  }
`);
export const ExpireSharedLinkMutation = graphql(`
  mutation ExpireSharedLink($id: ID!) {
    expireSharedLink(id: $id) {
      id
      status
      expiresAt
    }
  }
`);

import { graphql } from '../../../gql/gql.ts';

graphql(`
  fragment Attention on Figures {
    views
    fileId
    filePageCount
    isOfFormerFile
    lastViewedAt
    pages {
      page
      averageTimeMs
    }
    liveSessions {
      id
      currentPage
      fileId
    }
  }
`);

export const PersonPresentationsQuery = graphql(`
  query PersonPresentations($ids: [ID!]!) {
    presentations(filter: { ownerIds: $ids }, sort: NEWEST, pageSize: 6) {
      total
      items {
        id
        name
        thumbnailUrl
        pageCount
        sharedLinkCount
        analytics {
          ...Attention
        }
      }
    }
  }
`);

export const PersonLinksQuery = graphql(`
  query PersonLinks($id: ID!) {
    sharedLinks(userId: $id, order: NEWEST, pageSize: 6) {
      total
      items {
        id
        name
        presentationName
        presentation {
          id
          thumbnailUrl
          pageCount
        }
        analytics {
          ...Attention
        }
      }
    }
  }
`);

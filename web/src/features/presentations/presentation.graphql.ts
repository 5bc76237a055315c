import { graphql } from '../../gql/gql.ts';

export const PresentationPageQuery = graphql(`
  query PresentationPage($id: ID!) {
    presentation(id: $id) {
      id name presentationType status pageCount thumbnailUrl sharedLinkCount deletedAt createdAt updatedAt releaseAt expiresAt isReleased isExpired isNew isProtected isMine
      may { edit delete chooseThumbnail share shareByLink export print }
      processing { status pagesDone pageCount failure canRetry }
      settings { canBeShared canBeSharedLink }
      owner { id name }
      pages { number width height thumbnailUrl pictureUrl }
      files { id }
    }
  }
`);

export const PresentationAttentionQuery = graphql(`
  query PresentationAttention($id: ID!) {
    presentation(id: $id) {
      id
      analytics {
        asOf views uniqueVisitors averageTimeMs completion lastViewedAt
        pages { page views timeMs averageTimeMs }
        liveSessions { id currentPage pages { page timeMs } sharedLink { id name } }
      }
    }
  }
`);

export const PresentationVisitsQuery = graphql(`
  query PresentationVisits($id: ID!, $pageSize: Int!) {
    viewerSessions(presentationId: $id, page: 1, pageSize: $pageSize) {
      total
      items { id startedAt lastSeenAt isLive currentPage pageCount elapsedMs userAgent pages { page timeMs } sharedLink { id name } }
    }
  }
`);

export const PresentationFilesQuery = graphql(`
  query PresentationFiles($id: ID!) {
    presentation(id: $id) {
      id
      files { id name mimeType extension size createdAt }
      jobs { id kind status attempts progress failure createdAt startedAt finishedAt }
    }
  }
`);

export const RenamePresentationMutation = graphql(`
  mutation RenamePresentation($id: ID!, $name: String!) {
    updatePresentation(id: $id, input: { name: $name }) { id name }
  }
`);

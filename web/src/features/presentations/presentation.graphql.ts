import { graphql } from '../../gql/gql.ts';

export const PresentationPageQuery = graphql(`
  query PresentationPage($id: ID!) {
    presentation(id: $id) {
      id
      name
      presentationType
      status
      pageCount
      thumbnailUrl
      sharedLinkCount
      deletedAt
      createdAt
      updatedAt
      releaseAt
      expiresAt
      isReleased
      isExpired
      isNew
      isProtected
      isMine
      isInternalUseOnly
      may {
        edit
        delete
        chooseThumbnail
        share
        shareByLink
        export
        print
      }
      processing {
        status
        pagesDone
        pageCount
        failure
        canRetry
      }
      settings {
        canBeShared
        canBeSharedLink
      }
      owner {
        id
        name
      }
      labels {
        ...LabelTag
      }
      pages {
        number
        width
        height
        thumbnailUrl
        pictureUrl
      }
      files {
        id
      }
      replacement {
        file {
          id
          name
        }
        processing {
          status
          pagesDone
          pageCount
          failure
          canRetry
        }
      }
      versions {
        number
        pageCount
        from
        until
        file {
          id
          name
          size
        }
      }
    }
  }
`);

export const PresentationAttentionQuery = graphql(`
  query PresentationAttention(
    $id: ID!
    $filter: ViewingFilter
    $ofFile: ViewingFilter
    $isOfFile: Boolean!
    $timeZone: String!
  ) {
    presentation(id: $id) {
      id
      analytics(filter: $filter) {
        asOf
        views
        fileId
        uniqueVisitors
        averageTimeMs
        medianTimeMs
        completion
        lastViewedAt
        downloads
        prints
        linkClicks
        pages {
          page
          views
          viewings
          timeMs
          averageTimeMs
          medianTimeMs
          stoppedHere
          readAgain
        }
        liveSessions {
          id
          currentPage
          fileId
          pages {
            page
            timeMs
          }
          sharedLink {
            id
            name
          }
        }
        previous(timeZone: $timeZone) {
          from
          to
          views
          uniqueVisitors
          averageTimeMs
          completion
          downloads
          linkClicks
        }
      }
      ofFile: analytics(filter: $ofFile) @include(if: $isOfFile) {
        views
        pages {
          page
          views
          viewings
          timeMs
          averageTimeMs
          medianTimeMs
          stoppedHere
          readAgain
        }
      }
    }
  }
`);

export const PresentationVisitsQuery = graphql(`
  query PresentationVisits(
    $id: ID!
    $page: Int!
    $pageSize: Int!
    $filter: ViewingFilter
    $did: [ViewerDeed!]
    $visitor: String
  ) {
    viewerSessions(
      presentationId: $id
      did: $did
      visitor: $visitor
      page: $page
      pageSize: $pageSize
      filter: $filter
    ) {
      total
      items {
        id
        userAgent
        lane
        isContactVerified
        downloads
        prints
        linkClicks
        visit {
          id
          lastSeenAt
          isLive
          currentPage
          elapsedMs
          fileId
          pageCount
          pages {
            page
            timeMs
          }
          sessions {
            id
          }
        }
        contact {
          id
          name
          email
        }
        viewer {
          id
          name
        }
        hitId
        sharedLink {
          id
          name
          isVisible
        }
      }
    }
  }
`);

export const DocumentLinksQuery = graphql(`
  query PresentationDocumentLinks($id: ID!, $filter: ViewingFilter) {
    documentLinks(presentationId: $id, filter: $filter) {
      items {
        page
        target
        fileId
        clicks
      }
    }
  }
`);

export const PresentationFilesQuery = graphql(`
  query PresentationFiles($id: ID!) {
    presentation(id: $id) {
      id
      thumbnailFileId
      files {
        id
        name
        mimeType
        extension
        size
        createdAt
      }
      jobs {
        id
        kind
        status
        attempts
        progress
        failure
        createdAt
        startedAt
        finishedAt
      }
    }
  }
`);

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
export const RestoreFileMutation = graphql(`
  mutation RestoreFile($id: ID!, $fileId: ID!) {
    restoreFile(presentationId: $id, fileId: $fileId) {
      id
      pageCount
      thumbnailUrl
      files {
        id
      }
    }
  }
`);
export const WithdrawFileMutation = graphql(`
  mutation WithdrawFile($id: ID!, $fileId: ID!) {
    withdrawFile(presentationId: $id, fileId: $fileId) {
      id
      replacement {
        file {
          id
          name
        }
        processing {
          status
          pagesDone
          pageCount
          failure
          canRetry
        }
      }
    }
  }
`);
export const ChooseThumbnailMutation = graphql(`
  mutation ChooseThumbnail($id: ID!, $fileId: ID) {
    choosePresentationThumbnail(id: $id, fileId: $fileId) {
      id
      thumbnailFileId
      thumbnailUrl
    }
  }
`);

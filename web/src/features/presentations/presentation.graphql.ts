import { graphql } from '../../gql/gql.ts';

export const PresentationPageQuery = graphql(`
  query PresentationPage($id: ID!) {
    presentation(id: $id) {
      id
      name
      presentationType
      status
      pageCount
      media {
        kind
        durationMs
        url
      }
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
        filesAhead
        waitsFor
        isConverting
        percentFetched
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
      folders {
        id
        name
      }
      brand {
        ...BrandTag
      }
      products {
        ...ProductTag
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
        damage
      }
      replacement {
        ...Replacement
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

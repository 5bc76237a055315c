import { graphql } from '../../../gql/gql.ts';

graphql(`
  fragment Replacement on FileReplacement {
    file {
      id
      name
    }
    processing {
      status
      filesAhead
      waitsFor
      isConverting
      pagesDone
      pageCount
      failure
      canRetry
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
        ...Replacement
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

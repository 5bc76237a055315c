import { graphql } from '../gql/gql.ts';

graphql(`
  fragment FolderNode on Folder {
    id
    name
    parentId
    index
    presentationCount
    imageUrl
  }
`);

/** Every folder, in tree order: small enough for one question, so that tree, paths and cards agree. */
export const FolderTreeQuery = graphql(`
  query FolderTree {
    folderTree {
      ...FolderNode
    }
  }
`);

export const DeletedFoldersQuery = graphql(`
  query DeletedFolders {
    deletedFolders {
      id
      name
      restorableUntil
    }
  }
`);

export const CreateFolderMutation = graphql(`
  mutation CreateFolderHere($input: CreateFolderInput!) {
    createFolder(input: $input) {
      ...FolderNode
    }
  }
`);

export const UpdateFolderMutation = graphql(`
  mutation UpdateFolderHere($id: ID!, $input: UpdateFolderInput!) {
    updateFolder(id: $id, input: $input) {
      ...FolderNode
    }
  }
`);

export const MoveFolderMutation = graphql(`
  mutation MoveFolderHere($id: ID!, $input: MoveFolderInput!) {
    moveFolder(id: $id, input: $input) {
      ...FolderNode
    }
  }
`);

export const RemoveFolderImageMutation = graphql(`
  mutation RemoveFolderImageHere($id: ID!) {
    removeFolderImage(id: $id) {
      ...FolderNode
    }
  }
`);

export const DeleteFolderMutation = graphql(`
  mutation DeleteFolderHere($id: ID!) {
    deleteFolder(id: $id) {
      id
      deletedAt
    }
  }
`);

export const RestoreFolderMutation = graphql(`
  mutation RestoreFolderHere($id: ID!) {
    restoreFolder(id: $id) {
      ...FolderNode
    }
  }
`);

export const FolderPresentationsMutation = graphql(`
  mutation FolderPresentationsHere($ids: [ID!]!, $add: [ID!]!, $remove: [ID!]!) {
    bulk: folderPresentations(ids: $ids, add: $add, remove: $remove) {
      changed {
        id
        folders {
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

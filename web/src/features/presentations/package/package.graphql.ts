import { graphql } from '../../../gql/gql.ts';

export const PackageFilesQuery = graphql(`
  query PackageFiles($id: ID!) {
    presentation(id: $id) {
      id
      opensWith
      thumbnailFileId
      packageFiles {
        id
        name
        size
        editable
        thumbnailUrl
      }
    }
  }
`);

export const PackageTextQuery = graphql(`
  query PackageText($id: ID!) {
    file(id: $id) {
      id
      name
      size
      content
      textVersions {
        number
        size
        editedAt
        editor {
          id
          name
        }
      }
    }
  }
`);

export const EditTextMutation = graphql(`
  mutation EditText($id: ID!, $content: String!) {
    editFile(id: $id, content: $content) {
      id
      size
      content
      textVersions {
        number
        size
        editedAt
        editor {
          id
          name
        }
      }
    }
  }
`);

export const RestoreTextMutation = graphql(`
  mutation RestoreText($id: ID!, $version: Int!) {
    restoreText(id: $id, version: $version) {
      id
      size
      content
      textVersions {
        number
        size
        editedAt
        editor {
          id
          name
        }
      }
    }
  }
`);

export const OpenFirstMutation = graphql(`
  mutation OpenFirst($id: ID!, $path: String) {
    updatePresentation(id: $id, input: { mainPath: $path }) {
      id
      opensWith
    }
  }
`);

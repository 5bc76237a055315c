import { graphql } from '../../../gql/gql.ts';

graphql(`
  fragment Flags on DefaultedFlags {
    shareEmail
    shareLink
    fax
    annotate
    exportFile
    downloadFile
    printFile
    forwardFile
    rateFile
    sendActivityToCrm
    useInHaystack
  }
`);

export const UnlikeDefaultsQuery = graphql(`
  query UnlikeDefaults($after: String) {
    presentationsUnlikeDefaults(first: 100, after: $after) {
      defaults {
        ...Flags
      }
      items {
        presentation {
          id
          name
        }
        flags {
          ...Flags
        }
      }
      next
    }
  }
`);

export const ApplyDefaultsMutation = graphql(`
  mutation ApplyDefaults($ids: [ID!]!) {
    applyTeamDefaults(ids: $ids) {
      changed {
        id
      }
      refused {
        id
      }
    }
  }
`);

export const ChangeFlagsMutation = graphql(`
  mutation ChangeFlags($changes: [PresentationFlagsInput!]!) {
    changePresentationFlags(changes: $changes) {
      changed {
        id
      }
    }
  }
`);

import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment PersonChangeEntry on PersonChange {
    id
    at
    kind
    personId
    summary
    groupName
    network
    requestId
    canBeUndone
    person {
      id
      name
      email
    }
    actor {
      id
      name
      email
    }
    onBehalfOf {
      id
      name
      email
    }
    fields {
      name
      before
      after
    }
    signIn {
      deviceName
      userAgent
      address
    }
  }
`);

export const PeopleChangesQuery = graphql(`
  query PeopleChanges($filter: PeopleHistoryFilter, $first: Int!, $after: String) {
    peopleHistory(filter: $filter, first: $first, after: $after) {
      endCursor
      items {
        ...PersonChangeEntry
      }
    }
  }
`);

export const PersonChangesQuery = graphql(`
  query PersonChanges($id: ID!, $first: Int!, $after: String) {
    user(id: $id) {
      id
      history(first: $first, after: $after) {
        endCursor
        items {
          ...PersonChangeEntry
        }
      }
    }
  }
`);

export const UndoChangeMutation = graphql(`
  mutation UndoChange($userId: ID!, $changeId: ID!) {
    undoMemberChange(userId: $userId, changeId: $changeId) {
      id
      name
      title
      phone
      currentTeamRole
      storedPermissions
      customRoleName
      customRole {
        id
        name
        permissions
      }
    }
  }
`);

import { graphql } from '../../../gql/gql.ts';

export const PersonPageQuery = graphql(`
  query PersonPage($id: ID!) {
    user(id: $id, withRemoved: true) {
      ...Person
      slug
      phone
      createdAt
      lastSeenAt
      canBeEdited
      settings {
        signature
        notificationLevel
        timeZone
        locale
      }
    }
  }
`);

export const PersonGroupsQuery = graphql(`
  query PersonGroups($id: ID!) {
    user(id: $id) {
      id
      groups {
        id
        name
      }
    }
    groups(pageSize: 300) {
      items {
        id
        name
      }
    }
  }
`);
export const JoinGroupMutation = graphql(`
  mutation JoinGroup($id: ID!, $userIds: [ID!]!) {
    addToGroup(id: $id, userIds: $userIds) {
      changed {
        id
        groups {
          id
          name
        }
      }
      refused {
        message
      }
    }
  }
`);
export const LeaveGroupMutation = graphql(`
  mutation LeaveGroup($id: ID!, $userIds: [ID!]!) {
    removeFromGroup(id: $id, userIds: $userIds) {
      changed {
        id
        groups {
          id
          name
        }
      }
      refused {
        message
      }
    }
  }
`);

export const EditPersonMutation = graphql(`
  mutation EditPerson($id: ID!, $input: EditMemberInput!) {
    editMember(userId: $id, input: $input) {
      ...Person
      phone
      settings {
        signature
        notificationLevel
        timeZone
        locale
      }
    }
  }
`);

export const PersonTeamsQuery = graphql(`
  query PersonTeams($id: ID!) {
    user(id: $id) {
      id
      placements {
        team {
          id
          name
        }
        role
        status
        isCurrent
        mayChangeRole
      }
    }
  }
`);
export const JoinTeamMutation = graphql(`
  mutation JoinTeam($id: ID!, $teamIds: [ID!]!) {
    addToTeams(userId: $id, teamIds: $teamIds) {
      id
    }
  }
`);
export const ChangeRoleThereMutation = graphql(`
  mutation ChangeRoleThere($id: ID!, $teamId: ID!, $role: TeamRole!) {
    changeMemberRole(userId: $id, teamId: $teamId, role: $role) {
      id
    }
  }
`);
export const LeaveTeamMutation = graphql(`
  mutation LeaveTeam($id: ID!, $teamId: ID!, $handOverTo: ID) {
    removeMember(userId: $id, teamId: $teamId, handOverTo: $handOverTo)
  }
`);
export const RestoreThereMutation = graphql(`
  mutation RestoreThere($id: ID!, $teamId: ID!) {
    restoreMember(userId: $id, teamId: $teamId) {
      id
    }
  }
`);

import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment Person on User {
    id
    name
    email
    title
    status
    currentTeamRole
    storedPermissions
    removal {
      removedAt
      restorableUntil
    }
    customRoleName
    customRole {
      id
      name
      permissions
    }
    invitation {
      sentAt
      expiresAt
      isExpired
      hasLostRole
      invitedBy {
        id
        name
        email
      }
    }
  }
`);

graphql(`
  fragment ListedPerson on User {
    ...Person
    lastSeenAt
    works {
      presentations
      sharedLinks
    }
  }
`);

export const PeoplePageQuery = graphql(`
  query PeoplePage(
    $search: String
    $role: TeamRole
    $status: MemberStatus
    $permission: String
    $groupId: ID
    $customRoleId: ID
    $sort: UserSort!
    $page: Int!
    $pageSize: Int!
  ) {
    users(
      search: $search
      role: $role
      status: $status
      permission: $permission
      groupId: $groupId
      customRoleId: $customRoleId
      sort: $sort
      page: $page
      pageSize: $pageSize
    ) {
      total
      items {
        ...ListedPerson
      }
    }
  }
`);

export const GroupsForPeopleQuery = graphql(`
  query GroupsForPeople {
    groups(pageSize: 300) {
      total
      items {
        id
        name
      }
    }
  }
`);

export const InvitePeopleMutation = graphql(`
  mutation InvitePeople($input: InviteMembersInput!) {
    inviteMembers(input: $input) {
      email
      problem
      user {
        ...Person
        invitationLink
      }
    }
  }
`);
export const InviteAgainMutation = graphql(`
  mutation InviteAgain($id: ID!) {
    resendInvitation(userId: $id) {
      ...Person
      invitationLink
    }
  }
`);
export const InvitationLinkQuery = graphql(`
  query InvitationLink($id: ID!) {
    user(id: $id) {
      id
      invitationLink
    }
  }
`);
export const RevokeInvitationMutation = graphql(`
  mutation RevokeInvitation($id: ID!) {
    revokeInvitation(userId: $id)
  }
`);
export const ChangeMembersMutation = graphql(`
  mutation ChangeMembers($changes: [MemberChangeInput!]!, $isUndo: Boolean!) {
    changeMembers(changes: $changes, isUndo: $isUndo) {
      id
      code
      problem
      user {
        ...Person
      }
    }
  }
`);
export const PersonNowQuery = graphql(`
  query PersonNow($id: ID!) {
    user(id: $id) {
      ...Person
    }
  }
`);
/** Reads everyone who matches the filters, page by page. */
export const PeopleToChangeQuery = graphql(`
  query PeopleToChange(
    $search: String
    $role: TeamRole
    $status: MemberStatus
    $permission: String
    $groupId: ID
    $customRoleId: ID
    $after: String
  ) {
    users(
      search: $search
      role: $role
      status: $status
      permission: $permission
      groupId: $groupId
      customRoleId: $customRoleId
      after: $after
      pageSize: 300
    ) {
      total
      endCursor
      items {
        ...Person
      }
    }
  }
`);
export const WhyQuery = graphql(`
  query Why($id: ID!, $permissions: [String!]!) {
    user(id: $id) {
      id
      explanations(permissions: $permissions) {
        permission
        may
        because
        flag
        customRole {
          id
          name
        }
      }
    }
  }
`);

graphql(`
  fragment Role on CustomRole {
    id
    name
    permissions
    memberCount
  }
`);
export const RolesQuery = graphql(`
  query Roles {
    customRoles {
      ...Role
    }
  }
`);
export const RoleNamesQuery = graphql(`
  query RoleNames {
    customRoles {
      id
      name
      permissions
    }
  }
`);
export const CreateRoleMutation = graphql(`
  mutation CreateRole($name: String!, $permissions: [String!]!) {
    createCustomRole(name: $name, permissions: $permissions) {
      ...Role
    }
  }
`);
export const ReviseRoleMutation = graphql(`
  mutation ReviseRole($id: ID!, $name: String, $permissions: [String!]) {
    reviseCustomRole(id: $id, name: $name, permissions: $permissions) {
      ...Role
    }
  }
`);
export const DeleteRoleMutation = graphql(`
  mutation DeleteRole($id: ID!) {
    deleteCustomRole(id: $id)
  }
`);
export const LockPersonMutation = graphql(`
  mutation LockPerson($id: ID!) {
    lockMember(userId: $id) {
      ...Person
    }
  }
`);
export const UnlockPersonMutation = graphql(`
  mutation UnlockPerson($id: ID!) {
    unlockMember(userId: $id) {
      ...Person
    }
  }
`);
export const RemovePersonMutation = graphql(`
  mutation RemovePerson($id: ID!, $handOverTo: ID) {
    removeMember(userId: $id, handOverTo: $handOverTo)
  }
`);
export const RestorePersonMutation = graphql(`
  mutation RestorePerson($id: ID!) {
    restoreMember(userId: $id) {
      ...Person
    }
  }
`);

export const InvitationPreviewQuery = graphql(`
  query InvitationPreview($people: [ListedPersonInput!]!) {
    invitationPreview(people: $people) {
      email
      outlook
      problem
    }
  }
`);
export const InviteListedMutation = graphql(`
  mutation InviteListed($people: [ListedPersonInput!]!) {
    inviteListedMembers(people: $people) {
      email
      problem
      user {
        id
        status
        invitationLink
      }
    }
  }
`);

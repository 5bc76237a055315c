import { graphql } from '../../gql/gql.ts';

export const PersonFragment = graphql(`
  fragment Person on User {
    id name email title status currentTeamRole storedPermissions
    removal { removedAt restorableUntil }
    invitation { sentAt expiresAt isExpired invitedBy { id name email } }
  }
`);

export const PeoplePageQuery = graphql(`
  query PeoplePage($search: String, $role: TeamRole, $status: MemberStatus, $permission: String, $groupId: ID, $sort: UserSort!, $page: Int!, $pageSize: Int!) {
    users(search: $search, role: $role, status: $status, permission: $permission, groupId: $groupId, sort: $sort, page: $page, pageSize: $pageSize) { total items { ...Person } }
  }
`);

export const GroupsForPeopleQuery = graphql(`query GroupsForPeople { groups(pageSize: 300) { total items { id name } } }`);

export const InvitePeopleMutation = graphql(`
  mutation InvitePeople($input: InviteMembersInput!) { inviteMembers(input: $input) { email problem user { ...Person invitationLink } } }
`);
export const InviteAgainMutation = graphql(`mutation InviteAgain($id: ID!) { resendInvitation(userId: $id) { ...Person invitationLink } }`);
export const InvitationLinkQuery = graphql(`query InvitationLink($id: ID!) { user(id: $id) { id invitationLink } }`);
export const RevokeInvitationMutation = graphql(`mutation RevokeInvitation($id: ID!) { revokeInvitation(userId: $id) }`);
export const ChangeRoleMutation = graphql(`mutation ChangeRole($id: ID!, $role: TeamRole!) { changeMemberRole(userId: $id, role: $role) { ...Person } }`);
export const ChangePermissionsMutation = graphql(`
  mutation ChangePermissions($id: ID!, $permissions: [String!]!) { changeMemberPermissions(userId: $id, permissions: $permissions) { ...Person } }
`);
export const LockPersonMutation = graphql(`mutation LockPerson($id: ID!) { lockMember(userId: $id) { ...Person } }`);
export const UnlockPersonMutation = graphql(`mutation UnlockPerson($id: ID!) { unlockMember(userId: $id) { ...Person } }`);
export const RemovePersonMutation = graphql(`mutation RemovePerson($id: ID!, $handOverTo: ID) { removeMember(userId: $id, handOverTo: $handOverTo) }`);
export const RestorePersonMutation = graphql(`mutation RestorePerson($id: ID!) { restoreMember(userId: $id) { ...Person } }`);

export const InvitationPreviewQuery = graphql(`query InvitationPreview($people: [ListedPersonInput!]!) { invitationPreview(people: $people) { email outlook problem } }`);
export const InviteListedMutation = graphql(`
  mutation InviteListed($people: [ListedPersonInput!]!) { inviteListedMembers(people: $people) { email problem user { id status invitationLink } } }
`);

import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment GroupRow on Group {
    id
    name
    createdAt
    memberCount
  }
`);

export const GroupsPageQuery = graphql(`
  query GroupsPage($search: String, $page: Int!, $pageSize: Int!) {
    groups(search: $search, page: $page, pageSize: $pageSize) {
      total
      items {
        ...GroupRow
      }
    }
  }
`);
export const GroupPageQuery = graphql(`
  query GroupPage($id: ID!) {
    group(id: $id) {
      ...GroupRow
    }
  }
`);

graphql(`
  fragment GroupPerson on User {
    id
    name
    email
    status
    currentTeamRole
    customRoleName
  }
`);

export const GroupMembersQuery = graphql(`
  query GroupMembers($id: ID!, $search: String, $page: Int!, $pageSize: Int!) {
    users(groupId: $id, search: $search, page: $page, pageSize: $pageSize) {
      total
      items {
        ...GroupPerson
      }
    }
  }
`);
/** People to add, with their current groups. */
export const PeopleForGroupQuery = graphql(`
  query PeopleForGroup($search: String, $page: Int!, $pageSize: Int!) {
    users(search: $search, page: $page, pageSize: $pageSize) {
      total
      items {
        ...GroupPerson
        groups {
          id
        }
      }
    }
  }
`);

export const CreateGroupMutation = graphql(`
  mutation CreateGroupHere($name: String!) {
    createGroup(name: $name) {
      ...GroupRow
    }
  }
`);
export const RenameGroupMutation = graphql(`
  mutation RenameGroupHere($id: ID!, $name: String!) {
    renameGroup(id: $id, name: $name) {
      ...GroupRow
    }
  }
`);
export const DeleteGroupMutation = graphql(`
  mutation DeleteGroupHere($id: ID!) {
    deleteGroup(id: $id)
  }
`);
export const AddToGroupMutation = graphql(`
  mutation AddToGroupHere($id: ID!, $userIds: [ID!]!) {
    addToGroup(id: $id, userIds: $userIds) {
      group {
        ...GroupRow
      }
      changed {
        id
        groups {
          id
        }
      }
      refused {
        id
        message
      }
    }
  }
`);
export const RemoveFromGroupMutation = graphql(`
  mutation RemoveFromGroupHere($id: ID!, $userIds: [ID!]!) {
    removeFromGroup(id: $id, userIds: $userIds) {
      group {
        ...GroupRow
      }
      changed {
        id
        groups {
          id
        }
      }
      refused {
        id
        message
      }
    }
  }
`);

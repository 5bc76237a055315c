import { graphql } from '../../../gql/gql.ts';

export const PersonPageQuery = graphql(`
  query PersonPage($id: ID!) {
    user(id: $id, withRemoved: true) { ...Person slug phone createdAt settings { signature notificationLevel timeZone locale } }
  }
`);

export const PersonGroupsQuery = graphql(`query PersonGroups($id: ID!) { user(id: $id) { id groups { id name } } groups(pageSize: 300) { items { id name } } }`);
export const JoinGroupMutation = graphql(`mutation JoinGroup($id: ID!, $userIds: [ID!]!) { addToGroup(id: $id, userIds: $userIds) { changed { id groups { id name } } refused { message } } }`);
export const LeaveGroupMutation = graphql(`mutation LeaveGroup($id: ID!, $userIds: [ID!]!) { removeFromGroup(id: $id, userIds: $userIds) { changed { id groups { id name } } refused { message } } }`);

import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import type { ChangedGroupFragment } from '../../../gql/graphql.ts';
import { data, dataOf, id, idParams, refusal } from '../../../present/data.ts';
import { groupResource } from '../../../present/group.ts';
import { route } from '../../../route/route.ts';

graphql(`
  fragment ChangedGroup on GroupChange {
    group {
      ...GroupFields
    }
    changed {
      id
    }
    refused {
      id
      code
      message
    }
  }
`);
const AddToGroup = graphql(`
  mutation AddToGroup($id: ID!, $userIds: [ID!]!) {
    addToGroup(id: $id, userIds: $userIds) {
      ...ChangedGroup
    }
  }
`);
const RemoveFromGroup = graphql(`
  mutation RemoveFromGroup($id: ID!, $userIds: [ID!]!) {
    removeFromGroup(id: $id, userIds: $userIds) {
      ...ChangedGroup
    }
  }
`);

const body = z.object({ users: z.array(id).min(1).max(300).describe('Ids of users, 1 to 300.') });
const answer = dataOf(
  z.strictObject({
    group: groupResource.schema.describe('The group as it is now.'),
    changed: z.array(z.string()).describe('Ids of users who were added or removed.'),
    refused: z.array(refusal).describe('Users who are not in the team.'),
  }),
);

function present({ group, changed, refused }: ChangedGroupFragment): z.output<typeof answer> {
  return data({
    group: groupResource.present(group),
    changed: changed.map((user) => user.id),
    refused,
  });
}

/** Adds up to 300 people, invited ones included; users who are not in the team are listed under `refused`. */
export const addToGroup = route('POST /api/admin/groups/:id/users', {
  params: idParams,
  body,
  answer,
  operation: AddToGroup,
  variables: ({ params, body: { users } }) => ({ ...params, userIds: users }),
  present: (answered) => present(answered.addToGroup),
});

/** Removes up to 300 people from a group; users who are not in the group are no failure. */
export const removeFromGroup = route('POST /api/admin/groups/:id/users/remove', {
  params: idParams,
  body,
  answer,
  operation: RemoveFromGroup,
  variables: ({ params, body: { users } }) => ({ ...params, userIds: users }),
  present: (answered) => present(answered.removeFromGroup),
});

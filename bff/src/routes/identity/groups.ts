import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { found, notFound } from '../../http/edge-error.ts';
import { data, dataOf, idParams, list, listOf, pageQuery } from '../../present/data.ts';
import { groupResource, presentGroup } from '../../present/group.ts';
import { memberResource, presentMember } from '../../present/user.ts';
import { handledRoute, route } from '../../route/route.ts';

const ListGroups = graphql(`
  query ListGroups($page: Int!) {
    groups(page: $page, pageSize: 300) {
      total
      page
      pageSize
      items {
        ...GroupFields
      }
    }
  }
`);
const ReadGroup = graphql(`
  query ReadGroup($id: ID!) {
    group(id: $id) {
      ...GroupFields
    }
  }
`);
const ListGroupUsers = graphql(`
  query ListGroupUsers($id: ID!, $search: String, $page: Int!) {
    group(id: $id) {
      id
    }
    users(groupId: $id, search: $search, page: $page, pageSize: 300) {
      total
      page
      pageSize
      items {
        ...MemberFields
      }
    }
  }
`);
const CreateGroup = graphql(`
  mutation CreateGroup($name: String!) {
    createGroup(name: $name) {
      ...GroupFields
    }
  }
`);
const RenameGroup = graphql(`
  mutation RenameGroup($id: ID!, $name: String!) {
    renameGroup(id: $id, name: $name) {
      ...GroupFields
    }
  }
`);
const DeleteGroup = graphql(`
  mutation DeleteGroup($id: ID!) {
    deleteGroup(id: $id)
  }
`);

/** The groups of the team one is signed in to, by name, 300 a page (accounts §7); any other team is not there. */
export const listGroups = handledRoute('GET /api/admin/teams/:id/groups', {
  access: ['signed_in', 'can_edit_groups'],
  params: idParams,
  query: pageQuery,
  answer: listOf(groupResource),
  async handle({ params, query: { page }, call }) {
    if (call.claims.kind !== 'user' || call.claims.teamId !== params.id) throw notFound();
    return list((await call.ask(ListGroups, { page })).groups, presentGroup);
  },
});

/** A group (accounts §7). */
export const readGroup = route('GET /api/admin/groups/:id', {
  params: idParams,
  answer: dataOf(groupResource),
  operation: ReadGroup,
  narrowedTo: 'can_edit_groups',
  present: ({ group }) => data(presentGroup(found(group))),
});

/** Who is in a group, by name, 300 a page; `search` finds the beginning of any word of a name or address. */
export const listGroupUsers = route('GET /api/admin/groups/:id/users', {
  params: idParams,
  query: pageQuery.extend({ search: z.string().max(200).optional() }),
  answer: listOf(memberResource),
  operation: ListGroupUsers,
  narrowedTo: 'can_edit_groups',
  variables: ({ params, query: { page, search } }) => ({
    ...params,
    page,
    ...(search && { search }),
  }),
  present({ group, users }) {
    found(group);
    return list(users, presentMember);
  },
});

const named = z.strictObject({ name: z.string().max(1_000) });

/** 409 under `name` where another group of the team has it. */
export const createGroup = route('POST /api/admin/groups', {
  body: named,
  answer: dataOf(groupResource),
  operation: CreateGroup,
  variables: ({ body }) => body,
  present: (answer) => data(presentGroup(answer.createGroup)),
});

export const renameGroup = route('PUT /api/admin/groups/:id', {
  params: idParams,
  body: named,
  answer: dataOf(groupResource),
  operation: RenameGroup,
  variables: ({ params, body }) => ({ ...params, ...body }),
  present: (answer) => data(presentGroup(answer.renameGroup)),
});

/** Its members leave it; what is open to it alone stays closed to everybody else. */
export const deleteGroup = route('DELETE /api/admin/groups/:id', {
  params: idParams,
  answer: z.null(),
  status: 204,
  operation: DeleteGroup,
  present: () => null,
});

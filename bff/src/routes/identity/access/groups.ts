import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { found, notFound } from '../../../http/edge-error.ts';
import { data, dataOf, idParams, list, listOf, pageQuery } from '../../../present/data.ts';
import { groupResource } from '../../../present/group.ts';
import { memberResource } from '../../../present/user.ts';
import { deleteRoute, writeRoute } from '../../../resource/crud.ts';
import { handledRoute, route } from '../../../route/route.ts';

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

/** The groups of the current team, by name, 300 a page (accounts §7); 404 for any other team. */
export const listGroups = handledRoute('GET /api/admin/teams/:id/groups', {
  access: ['signed_in', 'can_edit_groups'],
  params: idParams,
  query: pageQuery,
  answer: listOf(groupResource.schema),
  async handle({ params, query: { page }, call }) {
    if (call.claims.kind !== 'user' || call.claims.teamId !== params.id) throw notFound();
    return list((await call.ask(ListGroups, { page })).groups, groupResource.present);
  },
});

/** A group of the team (accounts §7). */
export const readGroup = route('GET /api/admin/groups/:id', {
  params: idParams,
  answer: dataOf(groupResource.schema),
  operation: ReadGroup,
  narrowedTo: 'can_edit_groups',
  present: ({ group }) => data(groupResource.present(found(group))),
});

/** The members of a group, by name, 300 a page; `search` matches the beginning of any word of a name or email. */
export const listGroupUsers = route('GET /api/admin/groups/:id/users', {
  params: idParams,
  query: pageQuery.extend({
    search: z
      .string()
      .max(200)
      .optional()
      .describe('Only members with a word of name or email that begins with this.'),
  }),
  answer: listOf(memberResource.schema),
  operation: ListGroupUsers,
  narrowedTo: 'can_edit_groups',
  variables: ({ params, query: { page, search } }) => ({
    ...params,
    page,
    ...(search && { search }),
  }),
  present({ group, users }) {
    found(group);
    return list(users, memberResource.present);
  },
});

/** Creates a group. 409 under `name` where another group of the team has it. */
export const createGroup = writeRoute('POST /api/admin/groups', groupResource, CreateGroup, {
  status: 200,
});

/** Renames a group. 409 under `name` where another group of the team has it. */
export const renameGroup = writeRoute('PUT /api/admin/groups/:id', groupResource, RenameGroup);

/** Deletes a group: removes its members; presentations shared with this group only stay closed to others. */
export const deleteGroup = deleteRoute('DELETE /api/admin/groups/:id', DeleteGroup);

import { z } from 'zod';
import { graphql } from '../../../../gql/gql.ts';
import { found } from '../../../../http/edge-error.ts';
import { data, dataOf, idParams } from '../../../../present/data.ts';
import { memberResource } from '../../../../present/user.ts';
import { route } from '../../../../route/route.ts';

const ListAccountManagers = graphql(`
  query ListAccountManagers {
    accountManagers {
      ...MemberFields
    }
  }
`);
const ReadAccountManager = graphql(`
  query ReadAccountManager($id: ID!) {
    team(id: $id) {
      accountManager {
        ...MemberFields
      }
    }
  }
`);

/** Possible account managers of the team: its administrators, by name (accounts §7). */
export const listAccountManagers = route('GET /api/account-managers', {
  answer: dataOf(z.array(memberResource.schema)),
  operation: ListAccountManagers,
  variables: () => ({}),
  present: ({ accountManagers }) => data(accountManagers.map(memberResource.present)),
});

/** The account manager of one's team; null if there is none (accounts §7). */
export const readAccountManager = route('GET /api/teams/:id/account-manager', {
  params: idParams,
  answer: dataOf(memberResource.schema.nullable()),
  operation: ReadAccountManager,
  present({ team }) {
    const { accountManager } = found(team);
    return data(accountManager ? memberResource.present(accountManager) : null);
  },
});

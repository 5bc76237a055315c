import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { rulesOf } from '../../graph/rules-of-graph.ts';
import { idParams } from '../../present/data.ts';
import { handledRoute, route } from '../../route/route.ts';

const DeleteSharedLink = graphql(`
  mutation DeleteSharedLink($id: ID!) {
    deleteSharedLink(id: $id) {
      id
    }
  }
`);

/** Current readers are stopped within a second; the graph can restore the link for 30 days (accounts §7). */
export const deleteSharedLink = route('DELETE /api/shared-links/:id', {
  params: idParams,
  answer: z.undefined(),
  status: 204,
  operation: DeleteSharedLink,
  present: () => undefined,
});

/** Forgets what this copy of the edge has looked up of links; it would have looked again after a second (accounts §7, §9). */
export const resetSharedLinksCache = handledRoute('DELETE /api/shared-links/cache', {
  access: rulesOf(DeleteSharedLink),
  answer: z.undefined(),
  status: 204,
  async handle({ call }) {
    call.edge.forgetAccess();
    return undefined;
  },
});

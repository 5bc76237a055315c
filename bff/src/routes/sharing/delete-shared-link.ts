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

/** Deletes a link: current readers are stopped within a second. It can be restored for 30 days. */
export const deleteSharedLink = route('DELETE /api/shared-links/:id', {
  params: idParams,
  answer: z.undefined(),
  status: 204,
  operation: DeleteSharedLink,
  present: () => undefined,
});

/** Forgets what this server has cached of links, which it would do after a second anyway. */
export const resetSharedLinksCache = handledRoute('DELETE /api/shared-links/cache', {
  access: rulesOf(DeleteSharedLink),
  answer: z.undefined(),
  status: 204,
  async handle({ call }) {
    call.edge.forgetAccess();
    return undefined;
  },
});

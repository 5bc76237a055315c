import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { data, dataOf, id } from '../../present/data.ts';
import { viewerSessionResource } from '../../present/viewer-session.ts';
import { route } from '../../route/route.ts';

const ReadViewerSession = graphql(`
  query ReadViewerSession($id: ID!) {
    viewerSession(id: $id) {
      ...ViewerSessionFields
    }
  }
`);

/** One viewing (content §7), by its id or by its signed id. */
export const readViewerSession = route('GET /api/sessions/:id', {
  params: z.object({
    id: z
      .string()
      .transform((text) => text.split('.', 1)[0])
      .pipe(id),
  }),
  answer: dataOf(viewerSessionResource.schema),
  operation: ReadViewerSession,
  present: ({ viewerSession }) => data(viewerSessionResource.present(found(viewerSession))),
});

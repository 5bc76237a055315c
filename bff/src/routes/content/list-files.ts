import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { memberFileUrl } from '../../links/member-grant.ts';
import { at, data, dataOf, idParams } from '../../present/data.ts';
import { route } from '../../route/route.ts';

const ListFiles = graphql(`
  query ListFiles($id: ID!) {
    presentation(id: $id) { id files { id presentationId name mimeType extension size editable createdAt } }
  }
`);

const file = z.strictObject({
  id: z.string(),
  presentation_id: z.string(),
  name: z.string(),
  mime_type: z.string(),
  extension: z.string(),
  /** Bytes. */
  size: z.number(),
  editable: z.boolean(),
  url: z.string(),
  created_at: at,
});

/** content §3, §7. Each `url` can be fetched for an hour, as long as the sign-in stands. */
export const listFiles = route('GET /api/presentations/:id/files', {
  params: idParams,
  answer: dataOf(z.array(file)),
  operation: ListFiles,
  present: ({ presentation }, { call, params }) =>
    data(
      found(presentation).files.map(({ id, presentationId, name, mimeType, extension, size, editable, createdAt }) => ({
        id,
        presentation_id: presentationId,
        name,
        mime_type: mimeType,
        extension,
        size,
        editable,
        url: memberFileUrl(call, params.id).url,
        created_at: createdAt,
      })),
    ),
});

import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import type { FileFieldsFragment } from '../../gql/graphql.ts';
import { at } from '../../present/data.ts';

graphql(`
  fragment FileFields on File {
    id
    presentationId
    name
    mimeType
    extension
    size
    editable
    createdAt
  }
`);

/** content §3 */
export const fileResource = z.strictObject({
  id: z.string(),
  presentation_id: z.string(),
  name: z.string(),
  mime_type: z.string(),
  extension: z.string(),
  /** Bytes. */
  size: z.number(),
  editable: z.boolean(),
  /** To look at, as a PDF; good for a minute. */
  url: z.string(),
  /** The file as it was uploaded, good for a minute; null for whom the presentation's flags keep from saving it. */
  download_url: z.string().nullable(),
  created_at: at,
});

export function presentFile(
  { id, presentationId, name, mimeType, extension, size, editable, createdAt }: FileFieldsFragment,
  urls: { url: string; download_url: string | null },
): z.output<typeof fileResource> {
  return {
    id,
    presentation_id: presentationId,
    name,
    mime_type: mimeType,
    extension,
    size,
    editable,
    ...urls,
    created_at: createdAt,
  };
}

import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import type { FileFieldsFragment } from '../../../gql/graphql.ts';
import { resource } from '../../../resource/resource.ts';

const file = resource(
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
  `),
);

/** content §3; `size` in bytes. */
export const fileResource = {
  schema: file.schema.extend({
    /** Shows it, as a PDF; valid for an hour. */
    url: z.string(),
    /**
     * The file as it was uploaded, valid for an hour; null where the presentation's flags do not let the caller save it.
     */
    download_url: z.string().nullable(),
  }),
  present: (fields: FileFieldsFragment, urls: { url: string; download_url: string | null }) => ({
    ...file.present(fields),
    ...urls,
  }),
};

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
    url: z.string().describe('URL that shows the file as a PDF, valid for an hour.'),
    download_url: z
      .string()
      .nullable()
      .describe(
        'URL of the file as uploaded, valid for an hour; null when the caller may not save it.',
      ),
  }),
  present: (fields: FileFieldsFragment, urls: { url: string; download_url: string | null }) => ({
    ...file.present(fields),
    ...urls,
  }),
};

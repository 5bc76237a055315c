import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import type { FileFieldsFragment } from '../../../gql/graphql.ts';
import type { Call } from '../../../http/call.ts';
import { memberFileUrls, packagePath, shownAt } from '../../../links/member-grant.ts';
import { resource } from '../../../resource/resource.ts';

const file = resource(
  graphql(`
    fragment FileFields on File {
      id
      presentationId
      uploadId
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
    url: z.string().describe('URL that shows the file, documents as a PDF, valid for an hour.'),
    download_url: z
      .string()
      .nullable()
      .describe(
        'URL of the file as uploaded, valid for an hour; null when the caller may not save it, and for a file in a package.',
      ),
  }),
  present: (fields: FileFieldsFragment, urls: { url: string; download_url: string | null }) => ({
    ...file.present(fields),
    ...urls,
  }),
};

/** A file in a package. @param path where it is shown */
export function presentPackaged(
  call: Call,
  file: FileFieldsFragment,
  path = packagePath(file.name),
) {
  const { presentationId, uploadId: fileId } = file;
  const { url } = memberFileUrls(call, { presentationId, fileId, path });
  return fileResource.present(file, { url, download_url: null });
}

export function presentFile(call: Call, file: FileFieldsFragment) {
  const { id, uploadId, presentationId } = file;
  if (id !== uploadId) return presentPackaged(call, file);
  const path = shownAt('', file.mimeType);
  const { url, downloadUrl } = memberFileUrls(call, { presentationId, fileId: id, path });
  return fileResource.present(file, { url, download_url: downloadUrl });
}

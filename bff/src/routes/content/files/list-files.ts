import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { found } from '../../../http/edge-error.ts';
import { memberFileUrls } from '../../../links/member-grant.ts';
import { data, dataOf, idParams } from '../../../present/data.ts';
import { route } from '../../../route/route.ts';
import { fileResource } from './file-resource.ts';

const ListFiles = graphql(`
  query ListFiles($id: ID!) {
    presentation(id: $id) {
      id
      may {
        export
      }
      files {
        ...FileFields
      }
    }
  }
`);

/** The files of a presentation (content §3, §7). */
export const listFiles = route('GET /api/presentations/:id/files', {
  params: idParams,
  answer: dataOf(z.array(fileResource.schema)),
  operation: ListFiles,
  present: ({ presentation }, { call }) => {
    const { id, may, files } = found(presentation);
    return data(
      files.map((file) => {
        const { url, downloadUrl } = memberFileUrls(call, { presentationId: id, file });
        return fileResource.present(file, { url, download_url: may.export ? downloadUrl : null });
      }),
    );
  },
});

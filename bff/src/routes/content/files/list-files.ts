import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { found } from '../../../http/edge-error.ts';
import { memberFileUrls, shownAt } from '../../../links/member-grant.ts';
import { data, dataOf, idParams } from '../../../present/data.ts';
import { route } from '../../../route/route.ts';
import { fileResource, presentPackaged } from './file-resource.ts';

const ListFiles = graphql(`
  query ListFiles($id: ID!) {
    presentation(id: $id) {
      id
      may {
        export
      }
      presentationType
      files {
        ...FileFields
      }
      packageFiles {
        ...FileFields
      }
    }
  }
`);

/** The files of a presentation: what was uploaded, and of a package what is in it, `name` being its path (content §3, §7). */
export const listFiles = route('GET /api/presentations/:id/files', {
  params: idParams,
  answer: dataOf(z.array(fileResource.schema)),
  operation: ListFiles,
  present: ({ presentation }, { call }) => {
    const { id, may, files, packageFiles, presentationType } = found(presentation);
    const uploads = files.map((file) => {
      const of = {
        presentationId: id,
        fileId: file.id,
        path: shownAt(presentationType, file.mimeType),
      };
      const { url, downloadUrl } = memberFileUrls(call, of);
      return fileResource.present(file, { url, download_url: may.export ? downloadUrl : null });
    });
    // Who may not save an archive sees its list of files.
    const path = presentationType === 'ZIP File' && !may.export ? 'file.pdf' : undefined;
    return data([...uploads, ...packageFiles.map((file) => presentPackaged(call, file, path))]);
  },
});

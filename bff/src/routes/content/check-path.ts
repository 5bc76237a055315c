import { z } from 'zod';
import { plainPath } from '@lectern/schemas/files/package-manifest.ts';
import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { idParams } from '../../present/data.ts';
import { route } from '../../route/route.ts';

const CheckPath = graphql(`
  query CheckPath($id: ID!) {
    presentation(id: $id) {
      id
      mainPath
      files {
        id
        name
      }
      packageFiles {
        name
      }
    }
  }
`);

/** Whether the presentation has a file at this path (content §4, §7), ignoring case, as some disks do. */
export const checkPath = route('GET /api/presentations/:id/files/check-path', {
  params: idParams,
  query: z.object({
    path: z.string().max(1_000).default('').describe('The path of a file within the presentation.'),
  }),
  answer: z.strictObject({ exists: z.boolean().describe('Whether there is such a file.') }),
  operation: CheckPath,
  variables: ({ params }) => ({ id: params.id }),
  present: ({ presentation }, { query }) => {
    const { files, packageFiles, mainPath } = found(presentation);
    return {
      exists: [...[...files, ...packageFiles].map(({ name }) => name), mainPath ?? ''].some(
        (path) => path !== '' && plainPath(path) === plainPath(query.path),
      ),
    };
  },
});

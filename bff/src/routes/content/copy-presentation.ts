import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { adminPresentationResource, presentFor } from '../../present/presentation.ts';
import { route } from '../../route/route.ts';

const CopyPresentation = graphql(`
  mutation CopyPresentation($id: ID!, $name: String) {
    copyPresentation(id: $id, name: $name) {
      ...AdminPresentationFields
    }
  }
`);

/** Copies a presentation: a draft of the caller with the same file, fields and settings (content §7). */
export const copyPresentation = route('POST /api/presentations/:id/copy', {
  params: idParams,
  body: z.object({
    name: z
      .string()
      .nullish()
      .describe(
        'The name of the copy; left out: the name of the original with “(copy)” behind it.',
      ),
  }),
  answer: dataOf(adminPresentationResource.schema),
  status: 201,
  operation: CopyPresentation,
  variables: ({ params, body }) => ({ id: params.id, name: body.name ?? null }),
  present: ({ copyPresentation: presentation }, { call }) =>
    data(presentFor(call, adminPresentationResource)(presentation)),
});

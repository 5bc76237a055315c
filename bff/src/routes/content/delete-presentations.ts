import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { throwIfNone } from '../../http/edge-error.ts';
import { data, dataOf, refusal } from '../../present/data.ts';
import { route } from '../../route/route.ts';

const DeletePresentations = graphql(`
  mutation DeletePresentations($ids: [ID!]!) {
    deletePresentations(ids: $ids) {
      changed {
        id
      }
      refused {
        id
        code
        message
      }
    }
  }
`);

/**
 * Deletes presentations independently (content §7); those that cannot be deleted, protected or unknown, are listed as
 * refused. If none was deleted, the answer is the first refusal: 409 or 404. Can be undone for 30 days.
 */
export const deletePresentations = route('POST /api/presentations/bulk-delete', {
  body: z.object({
    presentation_ids: z
      .array(z.string())
      .max(300)
      .describe('The presentations to delete, at most 300.'),
  }),
  answer: dataOf(
    z.strictObject({
      deleted: z.array(z.string()).describe('Ids of presentations that were deleted.'),
      refused: z.array(refusal).describe('Presentations that were not deleted.'),
    }),
  ),
  operation: DeletePresentations,
  variables: ({ body }) => ({ ids: body.presentation_ids }),
  present: ({ deletePresentations: { changed, refused: others } }) => {
    throwIfNone(changed, others);
    return data({
      deleted: changed.map(({ id }) => id),
      refused: others.map(({ id, code, message }) => ({ id, code, message })),
    });
  },
});

import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { found } from '../../../http/edge-error.ts';
import { at, data, dataOf, id, idParams } from '../../../present/data.ts';
import { withoutUndefined } from '../../../present/without-undefined.ts';
import { route } from '../../../route/route.ts';

const ErasePerson = graphql(`
  mutation ErasePerson($input: ErasePersonInput!) {
    erasePerson(input: $input) {
      erasedAt
      file
      isMailed
    }
  }
`);
const ReadErasureReceipt = graphql(`
  query ReadErasureReceipt($id: ID!) {
    erasureReceipt(userId: $id)
  }
`);

/** Signed with Ed25519 by this installation; `npm run lectern -- receipt FILE` checks it. */
const receiptResource = z.looseObject({
  what: z.string(),
  erasedAt: at,
  askedBy: z.string(),
  event: z.string(),
  installation: z.string(),
  publicKey: z.string(),
  signature: z.string(),
});

/**
 * Deletes somebody's key and takes them out of every team: oneself, or for administrators whoever is in their team alone.
 * 422 under `name` unless it is typed as they are called, under `current_password` unless the password was typed within a
 * quarter of an hour, and under `hand_over_to` where they own anything and nobody is named; 409 for the only administrator of a team.
 */
export const erasePerson = route('POST /api/users/:id/erasure', {
  params: idParams,
  body: z.strictObject({ name: z.string().max(1_000), hand_over_to: id.optional() }),
  answer: dataOf(
    z.strictObject({ erased_at: at, is_mailed: z.boolean(), receipt: receiptResource }),
  ),
  operation: ErasePerson,
  variables: ({ params, body: { name, hand_over_to: handOverTo } }) => ({
    input: withoutUndefined({ userId: params.id, name, handOverTo }),
  }),
  present: ({ erasePerson: { erasedAt, file, isMailed } }) =>
    data({
      erased_at: erasedAt,
      is_mailed: isMailed,
      receipt: JSON.parse(file) as z.output<typeof receiptResource>,
    }),
});

/** The receipt of somebody who was erased from the team, again. */
export const readErasureReceipt = route('GET /api/users/:id/erasure', {
  params: idParams,
  answer: receiptResource,
  operation: ReadErasureReceipt,
  present: ({ erasureReceipt }) =>
    JSON.parse(found(erasureReceipt)) as z.output<typeof receiptResource>,
});

import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { found } from '../../../http/edge-error.ts';
import { at, data, dataOf, id, idParams } from '../../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
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
  what: z.string().describe('What the receipt confirms, as a sentence.'),
  erasedAt: at.describe('When the person was erased.'),
  askedBy: z
    .string()
    .describe(
      'Who asked for it: the person themselves, an administrator, or the operator of the server.',
    ),
  event: z.string().describe('SHA-256 of the id of the event PersonErased, hex.'),
  installation: z.string().describe('The URL of the installation that signed it.'),
  publicKey: z.string().describe('The Ed25519 key to check the signature with, base64url.'),
  signature: z.string().describe('The Ed25519 signature of the fields above the key, base64url.'),
});

/**
 * Erases a person: deletes their key and removes them from every team. For oneself, or by administrators for members of
 * this team only. 422 under `name` unless it is typed exactly, under `current_password` unless it was confirmed within
 * a quarter of an hour, under `hand_over_to` if they own anything and no successor is given; 409 for a team's only
 * administrator.
 */
export const erasePerson = route('POST /api/users/:id/erasure', {
  params: idParams,
  body: z.object({
    name: z
      .string()
      .max(1_000)
      .describe("The person's name, or their email when they have none, typed exactly."),
    hand_over_to: id
      .optional()
      .describe('The member who gets what they own; needed when they own anything.'),
  }),
  answer: dataOf(
    z.strictObject({
      erased_at: at.describe('When the person was erased.'),
      is_mailed: z.boolean().describe('Whether the receipt was emailed to the person.'),
      receipt: receiptResource.describe('The signed receipt.'),
    }),
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

/** The receipt of a person erased from the team. */
export const readErasureReceipt = route('GET /api/users/:id/erasure', {
  params: idParams,
  answer: receiptResource,
  operation: ReadErasureReceipt,
  present: ({ erasureReceipt }) =>
    JSON.parse(found(erasureReceipt)) as z.output<typeof receiptResource>,
});

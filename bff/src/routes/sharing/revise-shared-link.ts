import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { hasMoment, linkFields, linkInputOf, momentRequired } from '../../present/share-input.ts';
import { sharedLinkResource } from '../../present/shared-link.ts';
import { route } from '../../route/route.ts';

const ReviseSharedLink = graphql(`
  mutation ReviseSharedLink($id: ID!, $input: ReviseSharedLinkInput!) {
    reviseSharedLink(id: $id, input: $input) {
      ...SharedLinkFields
    }
  }
`);

const fields = z
  .strictObject(linkFields)
  .refine((form) => form.expires_at === undefined || hasMoment(form), momentRequired);

/** As the form sends them, or by themselves. */
const underData = (given: unknown) =>
  typeof given === 'object' &&
  given !== null &&
  !Array.isArray(given) &&
  !Object.hasOwn(given, 'data')
    ? { data: given }
    : given;

/**
 * Changes the given fields, under `data` or without; `link_expires: false` saves `expires_at` as null (accounts §5,
 * §7).
 */
export const reviseSharedLink = route('PATCH /api/shared-links/:id', {
  params: idParams,
  body: z.preprocess(underData, z.strictObject({ data: fields.default({}) })),
  answer: dataOf(sharedLinkResource.schema),
  operation: ReviseSharedLink,
  variables: ({ params, body }) => ({ id: params.id, input: linkInputOf(body.data) }),
  present: ({ reviseSharedLink: link }) => data(sharedLinkResource.present(link)),
});

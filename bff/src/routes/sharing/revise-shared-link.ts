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

const form = z.object(linkFields);
const body = form
  .extend({ data: form.optional().describe('The fields to change, instead of beside it.') })
  .transform(({ data: given, ...bare }) => given ?? bare)
  .refine((given) => given.expires_at === undefined || hasMoment(given), momentRequired);

/**
 * Changes the given fields of a link, under `data` or without; `link_expires: false` saves `expires_at` as null
 * (accounts §5, §7).
 */
export const reviseSharedLink = route('PATCH /api/shared-links/:id', {
  params: idParams,
  body,
  answer: dataOf(sharedLinkResource.schema),
  operation: ReviseSharedLink,
  variables: ({ params, body }) => ({ id: params.id, input: linkInputOf(body) }),
  present: ({ reviseSharedLink: link }) => data(sharedLinkResource.present(link)),
});

import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { hasMoment, linkFields, linkInputOf, noMoment } from '../../present/share-input.ts';
import { presentSharedLink, sharedLinkResource } from '../../present/shared-link.ts';
import { route } from '../../route/route.ts';

const ReviseSharedLink = graphql(`
  mutation ReviseSharedLink($id: ID!, $input: ReviseSharedLinkInput!) { reviseSharedLink(id: $id, input: $input) { ...SharedLinkFields } }
`);

const fields = z.strictObject(linkFields).refine((form) => form.expires_at === undefined || hasMoment(form), noMoment);

/** Changes what is given; `link_expires: false` saves `expires_at` as null (accounts §5, §7). */
export const reviseSharedLink = route('PATCH /api/shared-links/:id', {
  params: idParams,
  body: z.strictObject({ data: fields.default({}) }),
  answer: dataOf(sharedLinkResource),
  operation: ReviseSharedLink,
  variables: ({ params, body }) => ({ id: params.id, input: linkInputOf(body.data) }),
  present: ({ reviseSharedLink: link }) => data(presentSharedLink(link)),
});

import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { given } from '../../present/given.ts';
import { presentSharedLink, sharedLinkResource } from '../../present/shared-link.ts';
import { route } from '../../route/route.ts';

const SharePresentation = graphql(`
  mutation SharePresentation($id: ID!, $input: SharePresentationInput!) {
    sharePresentation(presentationId: $id, input: $input) { ...SharedLinkFields }
  }
`);

/** Makes a link to a presentation (accounts §7). `link_expires: false` makes one that never expires, whatever `expires_at` says. */
export const sharePresentation = route('POST /api/presentations/:id/share', {
  params: idParams,
  body: z.strictObject({
    name: z.string().max(200).nullish(),
    alias: z.string().max(100).nullish(),
    link_expires: z.boolean().optional(),
    expires_at: z.iso.datetime({ offset: true }).nullish(),
    notification_level: z.number().int().min(0).max(4).nullish(),
  }),
  answer: dataOf(sharedLinkResource),
  status: 201,
  operation: SharePresentation,
  variables: ({ params, body }) => ({
    id: params.id,
    input: given({
      name: body.name,
      alias: body.alias,
      expiresAt: body.link_expires === false ? null : body.expires_at,
      notificationLevel: body.notification_level,
    }),
  }),
  present: ({ sharePresentation: link }) => data(presentSharedLink(link)),
});

import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { idParams } from '../../present/data.ts';
import { createdLinks, presentCreated } from '../../present/link-warnings.ts';
import {
  hasMoment,
  linkFields,
  mailFields,
  momentRequired,
  shareInputOf,
} from '../../present/share-input.ts';
import { sharedLinkResource } from '../../present/shared-link.ts';
import { route } from '../../route/route.ts';

const SharePresentation = graphql(`
  mutation SharePresentation($id: ID!, $input: SharePresentationInput!) {
    sharePresentation(presentationId: $id, input: $input) {
      ...SharedLinkFields
      refusal
    }
  }
`);

/**
 * Creates a link to a presentation (accounts §7) and emails it to its recipients, if there are any. `link_expires:
 * false` creates one that never expires, and `expires_at` is ignored.
 */
export const sharePresentation = route('POST /api/presentations/:id/share', {
  params: idParams,
  body: z.object({ ...linkFields, ...mailFields }).refine(hasMoment, momentRequired),
  answer: createdLinks(sharedLinkResource.schema),
  status: 201,
  operation: SharePresentation,
  variables: ({ params, body }) => ({ id: params.id, input: shareInputOf(body) }),
  present: ({ sharePresentation: link }) =>
    presentCreated(sharedLinkResource.present(link), [link]),
});

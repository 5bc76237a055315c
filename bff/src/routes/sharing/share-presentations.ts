import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { id } from '../../present/data.ts';
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
import { problems } from '../../http/problems.ts';

const SharePresentations = graphql(`
  mutation SharePresentations($input: SharePresentationsInput!) {
    sharePresentations(input: $input) {
      ...SharedLinkFields
      refusal
    }
  }
`);
const presentationIds = z.array(id).min(1).max(200).optional();
const answer = createdLinks(z.array(sharedLinkResource.schema));

/**
 * Creates a link for each presentation and each recipient, or one for each presentation when no recipient is named; at
 * most 200, all or none (accounts §7). An Idempotency-Key covers all of them.
 */
export const sharePresentations = route('POST /api/presentations/share', {
  body: z
    .object({
      presentations: presentationIds.describe('The presentations to share, 1 to 200.'),
      presentation_ids: presentationIds.describe('The same by another name.'),
      ...linkFields,
      ...mailFields,
    })
    .refine(hasMoment, momentRequired)
    .refine((body) => (body.presentations ?? body.presentation_ids) !== undefined, {
      message: problems.fieldMissing,
      path: ['presentations'],
    }),
  answer,
  status: 201,
  operation: SharePresentations,
  variables: ({ body: { presentations, presentation_ids: others, ...form } }) => ({
    input: { presentationIds: presentations ?? others ?? [], link: shareInputOf(form) },
  }),
  present: ({ sharePresentations: links }) =>
    presentCreated(links.map(sharedLinkResource.present), links),
});

/**
 * Shares one presentation with some people: creates a link for each and emails it, with default settings (accounts
 * §7).
 */
export const quickShare = route('POST /api/presentations/quick-share', {
  body: z.object({
    presentation: id.describe('The presentation to share.'),
    recipients: linkFields.recipients
      .unwrap()
      .min(1)
      .describe('Who gets a link: emails, or objects of `email` and `name`.'),
    template: z.null().optional().describe('Always null: there are no share templates.'),
    subject: mailFields.subject,
    message: mailFields.message,
  }),
  answer,
  status: 201,
  operation: SharePresentations,
  variables: ({ body: { presentation, recipients, subject, message } }) => ({
    input: {
      presentationIds: [presentation],
      link: shareInputOf({ recipients, subject, message, send_email: true }),
    },
  }),
  present: ({ sharePresentations: links }) =>
    presentCreated(links.map(sharedLinkResource.present), links),
});

import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { ask } from '../../graph/ask.ts';
import { EdgeError } from '../../http/edge-error.ts';
import { isOpenTo } from '../../links/gates.ts';
import { edgeRequest } from '../../links/links.ts';
import { linkOfVisit } from '../../links/link-of-visit.ts';
import { visitIn } from '../../links/own-hit.ts';
import { handledRoute } from '../../route/route.ts';
import { problems } from '../../http/problems.ts';

const ForwardSharedLink = graphql(`
  mutation ForwardSharedLink(
    $teamId: ID!
    $linkId: ID!
    $hitId: ID!
    $input: ForwardSharedLinkInput!
  ) {
    forwardSharedLink(teamId: $teamId, linkId: $linkId, hitId: $hitId, input: $input)
  }
`);

/**
 * Emails the link from a reader to another person (accounts §5, §7). Without `from_email`, the sender is the email
 * entered in this visit. 403 if forwarding is not allowed or a gate is left, 410 after the link is closed, 429 after
 * five a day.
 */
export const forwardHit = handledRoute('POST /api/public/shared-link-hits/:uuid/forward', {
  access: 'visit',
  params: z.object({
    uuid: z.string().max(400).describe('The visit, as opening the link answers it.'),
  }),
  body: z.object({
    to_email: z.string().max(300).describe('The email to forward the link to.'),
    from_name: z.string().max(200).describe('The name of the person who forwards it.'),
    from_email: z
      .string()
      .max(300)
      .nullish()
      .describe('Their email; left out: the email that they entered in this visit.'),
    message: z
      .string()
      .max(6_000)
      .nullish()
      .describe('What they write with it; left out for nothing.'),
  }),
  bodyLimit: 16 * 1024,
  answer: z.strictObject({
    message: z.string().describe('What happens now, as a sentence for people.'),
  }),
  limit: 'submission',
  csrf: 'never',
  async handle({ params: { uuid }, body, call }) {
    const { edge } = call;
    const visit = visitIn(call, uuid);
    const { id: hitId, teamId } = visit;
    const link = await linkOfVisit(edge, visit);
    if (!isOpenTo(link, visit.gates)) throw new EdgeError('FORBIDDEN', problems.notAllowed);
    const fromEmail = body.from_email || (await edge.links.emailOf(visit)) || '';
    const input = {
      toEmail: body.to_email,
      fromName: body.from_name,
      fromEmail,
      message: body.message || null,
      language: call.language,
    };
    await ask(
      edge.graph,
      ForwardSharedLink,
      { teamId, linkId: link.id, hitId, input },
      edgeRequest(),
    );
    return { message: 'Shared successfully' };
  },
});

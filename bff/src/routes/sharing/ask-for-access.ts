import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import type { AccessRefusal } from '../../gql/graphql.ts';
import { EdgeError } from '../../http/edge-error.ts';
import { edgeRequest } from '../../links/links.ts';
import type { PublicLink } from '../../links/public-link.ts';
import { handledRoute } from '../../route/route.ts';
import { ask } from '../../graph/ask.ts';
import { problems } from '../../http/problems.ts';

const AskForAccess = graphql(`
  mutation AskForAccess($teamId: ID!, $linkId: ID!, $input: AskForAccessInput!) {
    askForAccess(teamId: $teamId, linkId: $linkId, input: $input)
  }
`);

const text = (most: number) => z.string().max(most).nullish();

/**
 * Asks the owner of a link for access: for visitors who could not open it. The owner gets an email and a notification,
 * once a day for each email. The answer is always the same. 404 for an unknown link, 409 for one that is open to all.
 */
export const askForAccess = handledRoute('POST /api/public/shared-links/:token/ask', {
  access: ['public'],
  params: z.object({
    token: z.string().max(100).describe('The token or alias at the end of the URL.'),
  }),
  body: z.object({
    email: z.string().max(300).describe('The email of the person who asks.'),
    name: text(200).describe('Their name; left out for none.'),
    message: text(2_000).describe('What they write to the owner; left out for nothing.'),
  }),
  answer: z.strictObject({
    message: z.string().describe('What happens now, as a sentence for people.'),
  }),
  limit: 'submission',
  csrf: 'never',
  async handle({ params, body, call }) {
    const { edge } = call;
    const link = await edge.links.byToken(params.token);
    if (!link) {
      await edge.limiters.count('miss', call);
      throw new EdgeError('NOT_FOUND', problems.linkNotFound);
    }
    const reason = reasonOf(link);
    if (!reason) throw new EdgeError('CONFLICT', problems.linkOpenToYou);
    await ask(
      edge.graph,
      AskForAccess,
      { teamId: link.teamId, linkId: link.id, input: { ...body, reason } },
      edgeRequest(),
    );
    return { message: problems.accessRequested };
  },
});

/** Null if the link is open to all. */
function reasonOf({
  refusal,
  isForRecipientsOnly,
  isEmailRequired,
  isAccessCodeRequired,
}: PublicLink): AccessRefusal | null {
  if (refusal) return refusal;
  if (isForRecipientsOnly || isEmailRequired) return 'RECIPIENTS_ONLY';
  return isAccessCodeRequired ? 'ACCESS_CODE' : null;
}

import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import type { AccessRefusal } from '../../gql/graphql.ts';
import { EdgeError } from '../../http/edge-error.ts';
import { edgeRequest } from '../../links/links.ts';
import type { PublicLink } from '../../links/public-link.ts';
import { handledRoute } from '../../route/route.ts';
import { ask } from '../../graph/ask.ts';

const AskForAccess = graphql(`
  mutation AskForAccess($teamId: ID!, $linkId: ID!, $input: AskForAccessInput!) {
    askForAccess(teamId: $teamId, linkId: $linkId, input: $input)
  }
`);

const text = (most: number) => z.string().max(most).nullish();

/**
 * A visitor who could not open a link asks its owner, who gets a mail and a notification, once a day and email. The
 * answer is always the same. 404 for an unknown link, 409 for one that is open to all.
 */
export const askForAccess = handledRoute('POST /api/public/shared-links/:token/ask', {
  access: ['public'],
  params: z.object({ token: z.string().max(100) }),
  body: z.object({ email: z.string().max(300), name: text(200), message: text(2_000) }),
  answer: z.strictObject({ message: z.string() }),
  limit: 'submission',
  csrf: 'never',
  async handle({ params, body, call }) {
    const { edge } = call;
    const link = await edge.links.byToken(params.token);
    if (!link) {
      await edge.limiters.count('miss', call);
      throw new EdgeError('NOT_FOUND', 'Link not found.');
    }
    const reason = reasonOf(link);
    if (!reason) throw new EdgeError('CONFLICT', 'This link is open to you.');
    await ask(
      edge.graph,
      AskForAccess,
      { teamId: link.teamId, linkId: link.id, input: { ...body, reason } },
      edgeRequest(),
    );
    return { message: 'Your request is on its way to the person who shared this.' };
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

import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import type { CheckAliasQuery } from '../../gql/graphql.ts';
import { found } from '../../http/edge-error.ts';
import { idParams, optionalId } from '../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { route } from '../../route/route.ts';

const CheckAlias = graphql(`
  query CheckAlias($alias: String!, $linkId: ID, $presentationId: ID) {
    aliasCheck(alias: $alias, linkId: $linkId, presentationId: $presentationId) {
      exists
      isValid
      problem
    }
  }
`);

const alias = z.string().max(100).default('').describe('The alias to check.');
const answer = z.strictObject({
  exists: z.boolean().describe('Whether another link has it.'),
  valid: z.boolean().describe('Whether it is available.'),
  message: z
    .string()
    .nullable()
    .describe('Why it is not available, as a sentence for people; null when it is.'),
});

function present({ aliasCheck }: CheckAliasQuery): z.input<typeof answer> {
  const { exists, isValid, problem } = found(aliasCheck);
  return { exists, valid: isValid, message: problem ?? null };
}

/** Whether an alias is available; `link_id` may keep its own (accounts §7). Rate-limited. */
export const checkAlias = route('GET /api/shared-links/check-alias', {
  query: z.object({ alias, link_id: optionalId.describe('The link that may keep its alias.') }),
  answer,
  limit: 'alias',
  operation: CheckAlias,
  variables: ({ query }) => withoutUndefined({ alias: query.alias, linkId: query.link_id }),
  present,
});

/**
 * Whether an alias is available for a new link to this presentation (accounts §7). 404 for one that the caller may not
 * share.
 */
export const checkPresentationAlias = route('GET /api/presentations/:id/shared-link-alias', {
  params: idParams,
  query: z.object({ alias }),
  answer,
  limit: 'alias',
  operation: CheckAlias,
  variables: ({ params, query }) => ({ alias: query.alias, presentationId: params.id }),
  present,
});

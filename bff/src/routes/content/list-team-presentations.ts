import { graphql } from '../../gql/gql.ts';
import type { Call } from '../../http/call.ts';
import { notFound } from '../../http/edge-error.ts';
import { chunkOf, chunkQuery, idParams } from '../../present/data.ts';
import { presentationResource, presentFor } from '../../present/presentation.ts';
import { route } from '../../route/route.ts';

const ListTeamPresentations = graphql(`
  query ListTeamPresentations($min: ID, $chunk: Int!) {
    presentationsAfter(min: $min, chunk: $chunk) {
      ...PresentationFields
    }
  }
`);

/**
 * Presentations of the team, oldest first, in chunks: after the id `min`, or after so many, until an answer is empty.
 */
export const listTeamPresentations = route('GET /api/teams/:id/presentations', {
  params: idParams,
  query: chunkQuery(200),
  answer: chunkOf(presentationResource.schema),
  operation: ListTeamPresentations,
  variables: ({ params, query, call }) => ({
    ...ofTeam(call, params.id),
    min: query.min ?? null,
    chunk: query.chunk,
  }),
  present: ({ presentationsAfter: items }, { query: { min, chunk }, call }) => ({
    data: items.map(presentFor(call, presentationResource)),
    meta: { min: min ?? null, chunk },
  }),
});

/** Only the current team. @throws EdgeError NOT_FOUND */
export function ofTeam({ claims }: Call, teamId: string): Record<string, never> {
  if (claims.kind !== 'user' || claims.teamId !== teamId) throw notFound();
  return {};
}

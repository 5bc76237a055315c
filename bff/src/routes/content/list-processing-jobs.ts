import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { at, data, dataOf, idParams } from '../../present/data.ts';
import { route } from '../../route/route.ts';
import { asInGraph } from '../../resource/graph-places.ts';

const ListProcessingJobs = graphql(`
  query ListProcessingJobs($id: ID!) {
    presentation(id: $id) {
      jobs {
        id
        kind
        status
        attempts
        progress
        failure
        createdAt
        startedAt
        finishedAt
      }
    }
  }
`);

const job = z.strictObject(
  asInGraph('ProcessingJob', {
    id: z.string(),
    kind: z.string(),
    status: z.string(),
    attempts: z.number().int(),
    progress: z.number().nullable(),
    failure: z.string().nullable(),
    created_at: at,
    started_at: at.nullable(),
    finished_at: at.nullable(),
  }),
);

/** The jobs that make the pages of a presentation (content §7). */
export const listProcessingJobs = route('GET /api/presentations/:id/jobs', {
  params: idParams,
  answer: dataOf(z.array(job)),
  operation: ListProcessingJobs,
  present: ({ presentation }) =>
    data(
      found(presentation).jobs.map(
        ({ id, kind, status, attempts, progress, failure, createdAt, startedAt, finishedAt }) => ({
          id,
          kind,
          status,
          attempts,
          progress: progress ?? null,
          failure: failure ?? null,
          created_at: createdAt,
          started_at: startedAt ?? null,
          finished_at: finishedAt ?? null,
        }),
      ),
    ),
});

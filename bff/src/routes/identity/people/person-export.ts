import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import type { PersonExportFieldsFragment } from '../../../gql/graphql.ts';
import { rulesOf } from '../../../graph/rules-of-graph.ts';
import { found } from '../../../http/edge-error.ts';
import { dataHeaders } from '../../../http/send.ts';
import { at, data, dataOf, idParams } from '../../../present/data.ts';
import { route, streamedRoute } from '../../../route/route.ts';

graphql(`
  fragment PersonExportFields on PersonExport {
    id
    requestedAt
    expiresAt
    isReady
  }
`);
const RequestPersonExport = graphql(`
  mutation RequestPersonExport($id: ID!) {
    requestPersonExport(userId: $id) {
      ...PersonExportFields
    }
  }
`);
const ReadPersonExport = graphql(`
  query ReadPersonExport($id: ID!) {
    personExport(userId: $id) {
      ...PersonExportFields
    }
  }
`);
const DownloadPersonExport = graphql(`
  query DownloadPersonExport($id: ID!, $isPage: Boolean!) {
    personExport(userId: $id) {
      file @skip(if: $isPage)
      page @include(if: $isPage)
    }
  }
`);

const resource = z.strictObject({
  id: z.string().describe('The id of the export.'),
  requested_at: at.describe('When it was requested.'),
  expires_at: at.describe('Until when it is kept.'),
  is_ready: z.boolean().describe('Whether it can be downloaded.'),
});
const present = ({ id, requestedAt, expiresAt, isReady }: PersonExportFieldsFragment) => ({
  id,
  requested_at: requestedAt,
  expires_at: expiresAt,
  is_ready: isReady,
});

/**
 * Requests an export of all data of a person: oneself, or for administrators anyone in the team. 422 under
 * `current_password` unless it was confirmed within a quarter of an hour.
 */
export const requestPersonExport = route('POST /api/users/:id/data-export', {
  params: idParams,
  answer: dataOf(resource),
  operation: RequestPersonExport,
  present: (answer) => data(present(answer.requestPersonExport)),
});

/** The caller's last export of their own data, kept for seven days. */
export const readPersonExport = route('GET /api/users/:id/data-export', {
  params: idParams,
  answer: dataOf(resource),
  operation: ReadPersonExport,
  present: ({ personExport }) => data(present(found(personExport))),
});

/**
 * The caller's last export of a person's data as a file: JSON, or with `format=html` a page to be read. 404 until it
 * is ready.
 */
export const downloadPersonExport = streamedRoute('GET /api/users/:id/data-export/file', {
  params: idParams,
  query: z.object({
    format: z
      .enum(['json', 'html'])
      .default('json')
      .describe('JSON for programs, or an HTML page for people.'),
  }),
  access: rulesOf(DownloadPersonExport),
  answer: z.string(),
  async stream({ params: { id }, query: { format }, call }) {
    const { personExport } = await call.ask(DownloadPersonExport, {
      id,
      isPage: format === 'html',
    });
    const text = found(personExport?.[format === 'html' ? 'page' : 'file']);
    call.res.writeHead(200, {
      ...dataHeaders,
      'content-type': `${format === 'html' ? 'text/html' : 'application/json'}; charset=utf-8`,
      'content-disposition': `attachment; filename="personal-data.${format}"`,
    });
    call.res.end(text);
  },
});

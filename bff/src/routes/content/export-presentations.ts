import { csvFile } from '@lectern/kernel/text/csv.ts';
import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import type { ExportPresentationsQuery } from '../../gql/graphql.ts';
import { rulesOf } from '../../graph/rules-of-graph.ts';
import { dataHeaders } from '../../http/send.ts';
import { readInput } from '../../http/read-input.ts';
import { streamedRoute } from '../../route/route.ts';

const ExportPresentations = graphql(`
  query ExportPresentations($ids: [ID!]!) {
    presentationsByIds(ids: $ids) {
      id name presentationType status owner { id name } description locale alias externalId isFeatured isProtected pageCount createdAt updatedAt releaseAt expiresAt
      groupIds folderIds
    }
  }
`);

const body = z.strictObject({
  presentations: z.array(z.string()).min(1).max(1_000),
  include_groups: z.boolean().default(false),
  include_folders: z.boolean().default(false),
  _token: z.string().optional(),
});
type Row = NonNullable<ExportPresentationsQuery['presentationsByIds'][number]>;

const columns: readonly (readonly [string, (row: Row) => string | number | boolean | null])[] = [
  ['id', ({ id }) => id],
  ['name', ({ name }) => name],
  ['presentation_type', ({ presentationType }) => presentationType],
  ['status', ({ status }) => status.charAt(0) + status.slice(1).toLowerCase()],
  ['owner', ({ owner }) => owner?.name ?? null],
  ['description', ({ description }) => description ?? null],
  ['locale', ({ locale }) => locale],
  ['alias', ({ alias }) => alias ?? null],
  ['external_id', ({ externalId }) => externalId ?? null],
  ['is_featured', ({ isFeatured }) => isFeatured],
  ['is_protected', ({ isProtected }) => isProtected],
  ['pages', ({ pageCount }) => pageCount ?? null],
  ['created_at', ({ createdAt }) => createdAt],
  ['updated_at', ({ updatedAt }) => updatedAt],
  ['release_at', ({ releaseAt }) => releaseAt ?? null],
  ['expires_at', ({ expiresAt }) => expiresAt ?? null],
];
const groups = ['groups', ({ groupIds }: Row) => groupIds.join(' ')] as const;
const folders = ['folders', ({ folderIds }: Row) => folderIds.join(' ')] as const;

/** The chosen presentations as presentations.csv (content §7); those that are not there, or another team's, are left out. */
export const exportPresentations = streamedRoute('POST /api/presentations/export', {
  access: [...rulesOf(ExportPresentations), 'can_edit_presentations', 'can_export_data'],
  answer: z.string(),
  produces: 'text/csv',
  async stream({ call }) {
    const { presentations, include_groups: withGroups, include_folders: withFolders } = await readInput(call.req, body);
    const { presentationsByIds } = await call.ask(ExportPresentations, { ids: presentations });
    const chosen = [...columns, ...(withGroups ? [groups] : []), ...(withFolders ? [folders] : [])];
    const rows = presentationsByIds.filter((row) => row !== null);
    const text = Buffer.from(csvFile(chosen.map(([name]) => name), rows.map((row) => chosen.map(([, value]) => value(row)))));
    call.res.writeHead(200, { ...dataHeaders, 'content-type': 'text/csv; charset=utf-8', 'content-length': text.length, 'content-disposition': 'attachment; filename="presentations.csv"' });
    call.res.end(text);
  },
});

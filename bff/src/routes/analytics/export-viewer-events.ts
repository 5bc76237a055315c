import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { rulesOf } from '../../graph/rules-of-graph.ts';
import { dataHeaders } from '../../http/send.ts';
import { id } from '../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { eventFilter } from '../../present/viewer-event.ts';
import { filterOf, viewingQuery } from '../../present/viewing-filter.ts';
import { streamedRoute } from '../../route/route.ts';

const ExportViewerEvents = graphql(`
  query ExportViewerEvents(
    $presentationId: ID
    $sharedLinkId: ID
    $filter: ViewingFilter
    $category: String
    $action: String
  ) {
    exportViewerEvents(
      presentationId: $presentationId
      sharedLinkId: $sharedLinkId
      filter: $filter
      category: $category
      action: $action
    ) {
      fileName
      text
      isCut
    }
  }
`);

const body = viewingQuery.extend({
  presentation_id: id.optional().describe('Only of this presentation.'),
  shared_link_id: id.optional().describe('Only through this link.'),
  ...eventFilter,
});

/**
 * Viewer events as events.csv, oldest first: what `GET /api/events` lists under the same filter, at most 100,000
 * rows.
 */
export const exportViewerEvents = streamedRoute('POST /api/events/export', {
  access: rulesOf(ExportViewerEvents),
  body,
  answer: z.string(),
  produces: 'text/csv',
  async stream({ body: { presentation_id, shared_link_id, category, action, ...range }, call }) {
    const variables = {
      ...withoutUndefined({
        presentationId: presentation_id,
        sharedLinkId: shared_link_id,
        category,
        action,
      }),
      filter: await filterOf(call, range),
    };
    const { exportViewerEvents: file } = await call.ask(ExportViewerEvents, variables);
    const text = Buffer.from(file.text);
    call.res.writeHead(200, {
      ...dataHeaders,
      'content-type': 'text/csv; charset=utf-8',
      'content-length': text.length,
      'content-disposition': `attachment; filename="${file.fileName}"`,
    });
    call.res.end(text);
  },
});

import { z } from 'zod';
import { newId } from '@lectern/kernel/ids.ts';
import { rulesOf } from '../../graph/rules-of-graph.ts';
import type { Call } from '../../http/call.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { PAGE_SIZE, type ListQuery, type Row } from '../../present/dashboard/dashboard-list.ts';
import { dashboardLinks } from '../../present/dashboard/links.ts';
import { dashboardPresentations } from '../../present/dashboard/presentations.ts';
import { dashboardViews } from '../../present/dashboard/views.ts';
import { dashboardVisitors } from '../../present/dashboard/visitors.ts';
import { pageMeta, pageQuery, asOf } from '../../present/data.ts';
import { callerTimeZone, filterOf, viewingQuery } from '../../present/viewing-filter.ts';
import { handledRoute, streamedRoute } from '../../route/route.ts';

const query = viewingQuery.extend(pageQuery.shape);
const body = viewingQuery.extend({
  list: z.enum(['links', 'presentations', 'visitors', 'views']).describe('Which list to export.'),
});

const lists = {
  links: dashboardLinks,
  presentations: dashboardPresentations,
  visitors: dashboardVisitors,
  views: dashboardViews,
} as const;
type ListName = keyof typeof lists;

function listRoute(name: ListName) {
  const { document, schema, read } = lists[name];
  return handledRoute(`GET /api/analytics/dashboard/${name}`, {
    access: rulesOf(document),
    query,
    answer: z.strictObject({ data: z.array(schema), meta: pageMeta.extend({ as_of: asOf }) }),
    async handle({ query: { page, ...viewings }, call }) {
      const timeZone = viewings.time_zone ?? (await callerTimeZone(call));
      const filter = await filterOf(call, { ...viewings, time_zone: timeZone });
      const { rows, total, asOf } = await read(call, { filter, timeZone, page });
      return { data: rows, meta: { as_of: asOf, page, per_page: PAGE_SIZE, total } };
    },
  });
}

/** Links that were viewed in the range, most viewed first. Without `from`: in the last 30 days. */
export const listDashboardLinks = listRoute('links');
/** Presentations that were viewed in the range, most viewed first. Without `from`: in the last 30 days. */
export const listDashboardPresentations = listRoute('presentations');
/** Visitors of the range, known ones first, the last to read first. Without `from`: of the last 30 days. */
export const listDashboardVisitors = listRoute('visitors');
/** Viewings in the range, newest first. Without `from`: in the last 30 days. */
export const listDashboardViews = listRoute('views');

/** A list of the dashboard as dashboard_<list>.csv: all its rows, with times to the millisecond. */
export const exportDashboard = streamedRoute('POST /api/analytics/dashboard/export', {
  access: [...rulesOf(dashboardLinks.document), 'can_export_data'],
  body,
  answer: z.string(),
  produces: 'text/csv',
  async stream({ body: { list, ...viewings }, call }) {
    // An end, so that all pages cover the same viewings.
    const timeZone = viewings.time_zone ?? (await callerTimeZone(call));
    const filter = {
      to: new Date().toISOString(),
      ...(await filterOf(call, { ...viewings, time_zone: timeZone })),
    };
    const columns = Object.keys(lists[list].schema.shape).map(
      (name) => [name, (row: Row) => row[name] ?? null] as const,
    );
    await sendCsv(
      call,
      `dashboard_${list}.csv`,
      columns,
      pagesOf(call, list, { filter, timeZone, held: newId() }),
    );
  },
});

async function* pagesOf(call: Call, list: ListName, query: Omit<ListQuery, 'page'>) {
  for (let page = 1; ; page++) {
    const { rows, total } = await lists[list].read(call, { ...query, page });
    yield rows;
    if (page * PAGE_SIZE >= total) return;
  }
}

import { z } from 'zod';
import { newId } from '@lectern/kernel/ids.ts';
import { rulesOf } from '../../graph/rules-of-graph.ts';
import type { Call } from '../../http/call.ts';
import { sendCsv } from '../../http/send-csv.ts';
import {
  dashboardDocuments,
  dashboardRows,
  PAGE_SIZE,
  readDashboardList,
  type DashboardList,
  type DashboardPage,
} from '../../present/dashboard-lists.ts';
import { at, pageMeta, pageQuery } from '../../present/data.ts';
import { filterOf, viewingQuery } from '../../present/viewing-filter.ts';
import { handledRoute, streamedRoute } from '../../route/route.ts';

const query = viewingQuery.extend({
  ...pageQuery.shape,
  time_zone: z.string().max(100).default('UTC'),
});
const { from, to } = viewingQuery.shape;
const body = z.strictObject({
  list: z.enum(['links', 'presentations', 'visitors', 'views']),
  from,
  to,
  own_team: z.boolean().optional(),
  bots: z.boolean().optional(),
  time_zone: z.string().max(100).default('UTC'),
});

/** What was viewed in the range, most views first; without `from`, in the last 30 days, as on the dashboard. 100 a page. */
function listRoute<List extends DashboardList>(list: List) {
  return handledRoute(`GET /api/analytics/dashboard/${list}`, {
    access: rulesOf(dashboardDocuments[list]),
    query,
    answer: z.strictObject({
      data: z.array(dashboardRows[list]),
      meta: pageMeta.extend({ as_of: at }),
    }),
    async handle({ query: { page, time_zone, ...range }, call }) {
      const { rows, total, asOf } = await readDashboardList(call, list, {
        filter: filterOf(range),
        timeZone: time_zone,
        page,
      });
      const data = rows as z.input<(typeof dashboardRows)[List]>[];
      return { data, meta: { as_of: asOf, page, per_page: PAGE_SIZE, total } };
    },
  });
}

export const listDashboardLinks = listRoute('links');
export const listDashboardPresentations = listRoute('presentations');
export const listDashboardVisitors = listRoute('visitors');
export const listDashboardViews = listRoute('views');

/** One of these lists as dashboard_<list>.csv, whole: the same rows, to the millisecond. */
export const exportDashboard = streamedRoute('POST /api/analytics/dashboard/export', {
  access: [...rulesOf(dashboardDocuments.links), 'can_export_data'],
  body,
  answer: z.string(),
  produces: 'text/csv',
  async stream({ body: { list, time_zone: timeZone, ...range }, call }) {
    // An end, so that no page has what another has not.
    const filter = { ...filterOf(range), to: range.to ?? new Date().toISOString() };
    const columns = Object.keys(dashboardRows[list].shape).map(
      (name) => [name, (row: DashboardPage['rows'][number]) => row[name] ?? null] as const,
    );
    await sendCsv(
      call,
      `dashboard_${list}.csv`,
      columns,
      pagesOf(call, list, { filter, timeZone, held: newId() }),
    );
  },
});

async function* pagesOf(
  call: Call,
  list: DashboardList,
  asked: Omit<Parameters<typeof readDashboardList>[2], 'page'>,
) {
  for (let page = 1; ; page++) {
    const { rows, total } = await readDashboardList(call, list, { ...asked, page });
    yield rows;
    if (page * PAGE_SIZE >= total) return;
  }
}

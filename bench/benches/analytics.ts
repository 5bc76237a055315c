import type { Bench, Row } from '../bench.ts';
import { row } from '../bench.ts';
import { persistedQuery } from '../console.ts';
import { startSeeded, type RunningLectern } from '../lectern.ts';
import { answerOf, startReference } from '../measure.ts';
import { millionEvents, timesOfPair } from '../timing.ts';

const FLOOR_MS = 20;
const CALLS = 60;
const PAIRS = 5;
const DAYS = 30;

interface Question {
  name: string;
  path: string;
  /** The body of a graph call, as the console sends it. */
  body?: string;
}

export const analytics: Bench = {
  name: 'analytics',
  title: 'Analytics answer',
  async run() {
    const lectern = await startSeeded(millionEvents);
    try {
      const busiest = await busiestOf(lectern);
      const headers = { authorization: lectern.api.authorization };
      const rows: Row[] = [];
      let slowest = 0;
      for (const { name, path, body } of await questions(busiest.id)) {
        const options = { headers, ...(body !== undefined && { body }) };
        const answered = await answerOf(
          lectern.url + path,
          body === undefined
            ? { headers }
            : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body },
        );
        const reference = await startReference('constant-json.ts', { answer: answered });
        try {
          const [ours, theirs] = await timesOfPair(
            [lectern.url + path, `http://127.0.0.1:${reference.port}${path}`],
            { ...options, calls: CALLS, pairs: PAIRS },
          );
          slowest = Math.max(slowest, ours.p50.median);
          console.log(`  ${name}: ${ours.p50.median.toFixed(1)} ms`);
          rows.push(
            row(`${name}: p50 ms (${answered.length} bytes)`, ours.p50, 2),
            row(`${name}: p99 ms`, ours.p99, 2),
            row(`${name}: p50 ms of a constant answer as long`, theirs.p50, 2),
          );
        } finally {
          reference.stop();
        }
      }
      return {
        what: `With a million events on the log, one call after the other, ${PAIRS} turns of ${CALLS} calls each: \`GET /api/analytics/presentations/{id}/pages|contacts|links\` over ${DAYS} days of the most-read presentation (${busiest.views} viewings of persons in that time), and the console’s queries`,
        rows,
        floor: `p50 of each at most ${FLOOR_MS} ms`,
        isMet: slowest <= FLOOR_MS,
        limit:
          'reading and parsing the requested rows, then, where pages join, the gateway’s work on each field: both grow with the request, not with the log',
      };
    } finally {
      await lectern.stop();
    }
  },
};

async function questions(presentationId: string): Promise<Question[]> {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const moment = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
  const rest = (kind: string) => ({
    name: kind,
    path: `/api/analytics/presentations/${presentationId}/${kind}?from=${day(DAYS)}`,
  });
  const graph = async (name: string, operation: string, variables: object) => ({
    name,
    path: '/graphql',
    body: await persistedQuery(operation, { timeZone: 'Europe/Oslo', page: 1, ...variables }),
  });
  const month = { filter: { from: moment(DAYS) } };
  return [
    ...['pages', 'contacts', 'links'].map(rest),
    await graph('dashboard of 30 days', 'Dashboard', { ...month, isFromFirst: false }),
    // The last day with readings.
    await graph('dashboard of 24 hours', 'Dashboard', {
      filter: { from: moment(3.5), to: moment(2.5) },
      isFromFirst: false,
    }),
    await graph('links of the dashboard', 'DashboardLinks', month),
    await graph('visitors of the dashboard', 'DashboardVisitors', month),
    await graph('20 links with their figures', 'LinksPage', {
      isDeleted: false,
      order: 'NEWEST',
      pageSize: 20,
      filter: {},
    }),
    await graph('50 contacts with their figures', 'ContactsPage', {
      pageSize: 50,
      filter: month.filter,
    }),
  ];
}

/** Most links lead to the presentations that were made first: the files are the youngest, their copies start with the oldest. */
async function busiestOf({ api }: RunningLectern): Promise<{ id: string; views: number }> {
  const page = async (number: number) =>
    (await api.ask<{ data: { id: string }[] }>('GET', `/api/user/presentations?page=${number}`))
      .data;
  const ids = [
    ...(await page(1)).slice(0, 20),
    ...(await page(1)).slice(-20),
    ...(await page(Math.ceil(millionEvents.presentations / 300))).slice(-20),
  ].map(({ id }) => id);
  const from = new Date(Date.now() - DAYS * 86_400_000).toISOString().slice(0, 10);
  const found = await Promise.all(
    ids.map(async (id) => {
      const { meta } = await api.ask<{ meta: { views: number } }>(
        'GET',
        `/api/analytics/presentations/${id}/pages?from=${from}`,
      );
      return { id, views: meta.views };
    }),
  );
  const [busiest] = found.toSorted((one, other) => other.views - one.views);
  if (!busiest) throw new Error('There are no presentations');
  return busiest;
}

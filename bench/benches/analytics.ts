import type { Bench, Row } from '../bench.ts';
import { row } from '../bench.ts';
import { startSeeded, type RunningLectern } from '../lectern.ts';
import { lengthOf, startReference } from '../measure.ts';
import { millionEvents, timesOf } from '../timing.ts';

const FLOOR_MS = 20;
const CALLS = 60;
const PAIRS = 5;
const DAYS = 30;
const kinds = ['pages', 'contacts', 'links'] as const;

export const analytics: Bench = {
  name: 'analytics',
  title: 'Analytics answer',
  async run() {
    const lectern = await startSeeded(millionEvents);
    try {
      const busiest = await busiestOf(lectern);
      const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
      const headers = { authorization: lectern.api.authorization };
      const rows: Row[] = [];
      let slowest = 0;
      for (const kind of kinds) {
        const path = `/api/analytics/presentations/${busiest.id}/${kind}?from=${day(DAYS)}&to=${day(0)}`;
        const length = await lengthOf(lectern.url + path, { headers });
        const reference = await startReference('constant-json.ts', String(length));
        try {
          const [ours, theirs] = await timesOf([lectern.url + path, `http://127.0.0.1:${reference.port}${path}`], { headers, calls: CALLS, pairs: PAIRS });
          slowest = Math.max(slowest, ours!.p50.median);
          rows.push(row(`${kind}: p50 ms (${length} bytes)`, ours!.p50, 2), row(`${kind}: p99 ms`, ours!.p99, 2), row(`${kind}: p50 ms of a constant answer as long`, theirs!.p50, 2));
        } finally {
          reference.stop();
        }
      }
      return {
        what: `\`GET /api/analytics/presentations/{id}/pages|contacts|links\` over ${DAYS} days of the presentation that is read most (${busiest.views} viewings of persons in that time), with a million events on the log, one call after the other: ${PAIRS} turns of ${CALLS} calls each`,
        rows,
        floor: `p50 of each at most ${FLOOR_MS} ms`,
        isMet: slowest <= FLOOR_MS,
        limit: 'adding up the rows of the days asked for: they grow with the visitors and links of the presentation, not with the log',
      };
    } finally {
      await lectern.stop();
    }
  },
};

async function busiestOf({ api }: RunningLectern): Promise<{ id: string; views: number }> {
  const { data } = await api.ask<{ data: { id: string; name: string }[] }>('GET', `/api/user/presentations?page=${Math.ceil(millionEvents.presentations / 300)}`);
  const asked = await Promise.all(data.slice(-50).map(async ({ id }) => {
    const from = new Date(Date.now() - DAYS * 86_400_000).toISOString().slice(0, 10);
    const { meta } = await api.ask<{ meta: { views: number } }>('GET', `/api/analytics/presentations/${id}/pages?from=${from}`);
    return { id, views: meta.views };
  }));
  return asked.toSorted((one, other) => other.views - one.views)[0]!;
}

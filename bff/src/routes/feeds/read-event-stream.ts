import type { CloudEvent } from '@lectern/kernel/events/cloud-event.ts';
import { z } from 'zod';
import { isStillAllowed } from '../../access/still-allowed.ts';
import { unauthenticated } from '../../access/authenticate.ts';
import { typeFilter } from '../../feeds/event-types.ts';
import { EventStream, pause, whileAllowed } from '../../feeds/event-stream.ts';
import type { Call } from '../../http/call.ts';
import { dataHeaders } from '../../http/send.ts';
import { streamedRoute } from '../../route/route.ts';

const POLL_MS = 500;
const BATCH = 500;

const query = z.object({
  /** Only events of these types; several, repeated or separated by commas. */
  type: typeFilter,
  /** The cursor of the last event that was read; nothing for all there are, `end` for what comes from now on. */
  after: z.string().max(4_000).optional(),
  /** Lines after which the answer ends; without it server-sent events go on for ever, and lines until the end of the feed. */
  limit: z.coerce.number().int().min(1).max(10_000).optional(),
  /** Seconds to wait for events when there are none yet. */
  wait: z.coerce.number().min(0).max(60).default(0),
});

/**
 * All events of the team but raw pings, in the order of the log, each a CloudEvent with the `cursor` to go on from
 * (DESIGN §5, analysts). Server-sent events where the caller accepts them, otherwise lines of JSON. 422 for an
 * event that does not exist, and for a cursor of another store or ahead of this one.
 */
export const readEventStream = streamedRoute('GET /api/event-stream', {
  query,
  access: ['can_export_data'],
  produces: 'application/x-ndjson',
  async stream({ query: asked, call }) {
    const { claims, req } = call;
    if (claims.kind !== 'user') throw unauthenticated();
    const isSse = (req.headers.accept ?? '').includes('text/event-stream');
    const resumed = req.headers['last-event-id'];
    const given = (typeof resumed === 'string' && resumed) || asked.after || null;
    const after = given === 'end' ? await call.edge.engines.feed.end(claims.teamId) : given;
    // A wrong cursor is told before the answer has begun.
    if (after !== null) await call.edge.engines.feed.check(after);
    const next = (from: string | null, left: number) =>
      read(call, claims.teamId, {
        after: from,
        types: asked.type,
        limit: asked.type ? BATCH : Math.min(BATCH, left),
      });
    const first = await next(after, asked.limit ?? Infinity);
    const writer = isSse ? sseWriter(call) : lineWriter(call);
    const isAllowed = (maxAgeMs: number) => isStillAllowed(call, 'can_export_data', maxAgeMs);
    await whileAllowed(
      call,
      { isAllowed, ...(writer.beat && { beat: writer.beat }) },
      async (signal) => {
        const deadline = performance.now() + asked.wait * 1000;
        let left = asked.limit ?? Infinity;
        let cursor = after;
        let batch = first;
        while (!signal.aborted) {
          for (const { event, cursor: reached } of batch) {
            cursor = reached;
            if (!event || signal.aborted) continue;
            await writer.write(event, cursor, signal);
            if (--left <= 0) return;
          }
          if (batch.length > 0 && !batch.at(-1)?.event) writer.passOver?.(cursor!);
          if (batch.length === 0) {
            const patience =
              isSse && asked.limit === undefined ? Infinity : deadline - performance.now();
            if (patience <= 0) return;
            await pause(signal, Math.min(POLL_MS, patience), (wake) =>
              call.edge.hub.listen(claims.teamId, wake),
            );
          } else if (
            !isSse &&
            asked.limit === undefined &&
            batch.length < BATCH &&
            asked.wait === 0
          ) {
            return;
          }
          if (!signal.aborted) batch = await next(cursor, left);
        }
      },
    );
  },
});

interface Item {
  /** Null for one that was not asked for. */
  event: CloudEvent | null;
  cursor: string;
}

async function read(
  { edge }: Call,
  teamId: string,
  {
    after,
    types,
    limit,
  }: { after: string | null; types: ReadonlySet<string> | null; limit: number },
): Promise<Item[]> {
  const { feed, codec, logger } = edge.engines;
  const isAskedFor = (body: string, cursor: string) => {
    if (body !== '')
      return types === null || types.has((JSON.parse(body) as { type: string }).type);
    logger.warn({ cursor }, 'an event of the log is damaged and left out of the stream');
    return false;
  };
  const records = await feed.read(teamId, after, limit);
  return Promise.all(
    records.map(async ({ body, cursor }) => ({
      event: isAskedFor(body, cursor) ? await codec.readForFeed(body) : null,
      cursor,
    })),
  );
}

interface Writer {
  write(event: CloudEvent, cursor: string, signal: AbortSignal): Promise<void>;
  /** Nothing was asked for up to here: a reconnect need not begin before. */
  passOver?(cursor: string): void;
  beat?: () => void;
}

function sseWriter({ res }: Call): Writer {
  const stream = new EventStream(res);
  return {
    async write(event, cursor, signal) {
      stream.send(event.type, { ...event, cursor }, cursor);
      if (stream.isSlow) await drained(res, signal);
    },
    passOver: (cursor) => stream.passOver(cursor),
    beat: () => stream.beat(),
  };
}

function lineWriter({ res }: Call): Writer {
  res.writeHead(200, {
    ...dataHeaders,
    'content-type': 'application/x-ndjson; charset=utf-8',
    'x-accel-buffering': 'no',
  });
  res.flushHeaders();
  return {
    async write(event, cursor, signal) {
      if (!res.write(`${JSON.stringify({ ...event, cursor })}\n`)) await drained(res, signal);
    },
  };
}

function drained(res: Call['res'], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      res.off('drain', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    res.once('drain', done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}

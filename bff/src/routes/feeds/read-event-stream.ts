import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import type { CloudEvent } from '@lectern/kernel/events/cloud-event.ts';
import { z } from 'zod';
import { isStillAllowed } from '../../access/still-allowed.ts';
import { unauthenticated } from '../../access/authenticate.ts';
import { typeFilter } from '../../feeds/event-types.ts';
import { EventStream, pause, whileAllowed } from '../../feeds/event-stream.ts';
import { FeedReader } from '../../feeds/feed-reader.ts';
import type { Call } from '../../http/call.ts';
import { dataHeaders } from '../../http/send.ts';
import { streamedRoute } from '../../route/route.ts';

const POLL_MS = 500;

const cursor = z.string().max(4_000);
const count = z.number().int().min(1).max(10_000);
const seconds = z.number().min(0).max(60);
const query = z.object({
  type: typeFilter.describe(
    'Only events of these types; several, repeated or separated by commas.',
  ),
  after: cursor.optional().describe('The `cursor` of the last event that you handled, or `end`.'),
  limit: count
    .optional()
    .describe('Lines after which the answer ends; without it, at the last event.'),
  wait: seconds.default(0).describe('Seconds to wait for new events before the answer ends.'),
});

/**
 * All events of the team but raw pings, each once and in an order that never changes, as CloudEvents with the
 * `cursor` to go on from. Shows no more than the console: the data of what the caller may not
 * see elsewhere reads null. Server-sent events where the caller accepts them, which go on forever without `limit`;
 * otherwise lines of JSON. The answer is cut when the caller's team, role, permissions or groups change, and when
 * they cannot be checked. 422 for an event that does not exist, and for a cursor of another store or ahead of this
 * one.
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
    // A wrong cursor fails before the answer begins.
    if (after !== null) await call.edge.engines.feed.check(after);
    const reader = new FeedReader(call.edge, claims, asked.type);
    const first = await reader.read(after, asked.limit ?? Infinity);
    const writer = isSse ? sseWriter(call) : lineWriter(call);
    const isAllowed = async (maxAgeMs: number) =>
      (await isStillAllowed(call, 'can_export_data', maxAgeMs)) &&
      (await hasSameRights(call, claims, maxAgeMs));
    await whileAllowed(
      call,
      { isAllowed, ...(writer.beat && { beat: writer.beat }) },
      async (signal) => {
        const deadline = performance.now() + asked.wait * 1000;
        let left = asked.limit ?? Infinity;
        let cursor = after;
        let page = first;
        while (!signal.aborted) {
          let written: string | null = null;
          for await (const { event, cursor: reached } of reader.open(page.events)) {
            if (signal.aborted) return;
            writer.write(event, reached);
            written = reached;
            left--;
            if (call.res.writableNeedDrain) await drained(call.res, signal);
          }
          if (left <= 0) return;
          const isEmpty = page.cursor === cursor;
          cursor = page.cursor;
          if (cursor !== null && !isEmpty && cursor !== written) writer.passOver?.(cursor);
          if (call.res.writableNeedDrain) await drained(call.res, signal);
          if (isEmpty) {
            const patience =
              isSse && asked.limit === undefined ? Infinity : deadline - performance.now();
            if (patience <= 0) return;
            await pause(signal, Math.min(POLL_MS, patience), (wake) =>
              call.edge.hub.listen(claims.teamId, wake),
            );
          } else if (page.isEnd && !isSse && asked.limit === undefined && asked.wait === 0) {
            return;
          }
          if (!signal.aborted) page = await reader.read(cursor, left);
        }
      },
    );
  },
});

/** What a reader may see was decided by their rights at the start; with others they have to begin again. */
async function hasSameRights(
  { edge, signIn }: Call,
  before: UserClaims,
  maxAgeMs: number,
): Promise<boolean> {
  const now = signIn && (await edge.claims.of(signIn.token, maxAgeMs));
  const rightsOf = ({ teamId, role, permissions, groupIds }: UserClaims) =>
    JSON.stringify([teamId, role, permissions.toSorted(), groupIds.toSorted()]);
  return now?.kind === 'user' && rightsOf(now) === rightsOf(before);
}

interface Writer {
  write(event: CloudEvent, cursor: string): void;
  /** Nothing matched up to here: a reconnect can start from this point. */
  passOver?(cursor: string): void;
  beat?: () => void;
}

function sseWriter({ res }: Call): Writer {
  const stream = new EventStream(res);
  return {
    write: (event, cursor) => stream.send(event.type, { ...event, cursor }, cursor),
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
  return { write: (event, cursor) => void res.write(`${JSON.stringify({ ...event, cursor })}\n`) };
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

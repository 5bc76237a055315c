import { fieldsOf } from '@lectern/kernel/graphql/problem.ts';
import { z } from 'zod';
import { checkCsrf, needsCsrf, unauthenticated } from '../../access/authenticate.ts';
import { parseJson, readBody } from '../../http/body.ts';
import { allowLongBody } from '../../http/connections.ts';
import type { Call } from '../../http/call.ts';
import { EdgeError } from '../../http/edge-error.ts';
import { sendJson } from '../../http/send.ts';
import type { PublicLink } from '../../links/public-link.ts';
import { dataOf } from '../../present/data.ts';
import { streamedRoute } from '../../route/route.ts';
import {
  isPast,
  pastViewing,
  recordPastViewing,
  type PastViewing,
} from '../../telemetry/past-viewing.ts';
import { problems } from '../../http/problems.ts';

const MOST_BYTES = 4 * 1024 * 1024;
const MOST_LINES = 1_000;
/** Problems in the answer; further ones have the same reason. */
const MOST_PROBLEMS = 20;
const CONCURRENCY = 25;

/**
 * Imports viewings of links that another product recorded, as lines of JSON: at most 1,000 and 4 MB per call. They may
 * be older than their link, but not in the future. If one line is wrong, nothing is imported: 422 names the lines.
 * Repeating a call adds nothing (ADR 13), and nobody is notified.
 */
export const importViewings = streamedRoute('POST /api/import/viewings', {
  access: ['admin'],
  consumes: 'application/x-ndjson',
  line: pastViewing,
  answer: dataOf(
    z.strictObject({ accepted: z.number().int().describe('How many viewings were imported.') }),
  ),
  async stream({ call }) {
    const { claims, req, edge } = call;
    if (claims.kind !== 'user') throw unauthenticated();
    if (needsCsrf(call)) checkCsrf(call);
    if (!/^application\/x-ndjson\s*(;|$)/i.test(req.headers['content-type'] ?? ''))
      throw new EdgeError('UNSUPPORTED_MEDIA_TYPE', problems.sendAsNdjson);
    allowLongBody(req);
    const viewings = readLines((await readBody(req, MOST_BYTES)).toString('utf8'));
    const links = await linksOf(call, claims.teamId, viewings);
    const waiting = [...viewings];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const link = links.get(next.shared_link_id);
        if (link) await recordPastViewing(edge, link, next);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    sendJson(call.res, 200, { data: { accepted: viewings.length } });
  },
});

/** @throws EdgeError INVALID, by line */
function readLines(text: string): PastViewing[] {
  const lines = text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [{ line, name: `line ${index + 1}` }]));
  if (lines.length === 0) throw refused({ body: [problems.noLines] });
  if (lines.length > MOST_LINES)
    throw new EdgeError('TOO_LARGE', problems.tooManyLines({ most: MOST_LINES }));
  const now = Date.now();
  const wrong: Record<string, string[]> = {};
  const viewings = lines.flatMap(({ line, name }) => {
    const read = readLine(line, now);
    if (!Array.isArray(read)) return [read];
    wrong[name] = read;
    return [];
  });
  refuseAny(wrong);
  return viewings;
}

/** @returns its problem, if it has one */
function readLine(line: string, now: number): PastViewing | string[] {
  let json: unknown;
  try {
    json = parseJson(line);
  } catch {
    return [problems.jsonInvalid];
  }
  const parsed = pastViewing.safeParse(json);
  if (!parsed.success)
    return Object.entries(fieldsOf(parsed.error)).flatMap(([field, messages]) =>
      messages.map((message) => `${field}: ${message}`),
    );
  return isPast(parsed.data, now) ? parsed.data : [`opened_at: ${problems.notOver}`];
}

/** @throws EdgeError INVALID for links that the team does not have, UNAVAILABLE */
async function linksOf(
  { edge }: Call,
  teamId: string,
  viewings: readonly PastViewing[],
): Promise<Map<string, PublicLink>> {
  const ids = [...new Set(viewings.map(({ shared_link_id }) => shared_link_id))];
  const found = await Promise.all(
    ids.map(async (id) => [id, await edge.links.byId(teamId, id)] as const),
  );
  refuseAny(
    Object.fromEntries(found.flatMap(([id, link]) => (link ? [] : [[id, [problems.linkUnknown]]]))),
  );
  return new Map(found.flatMap(([id, link]) => (link ? [[id, link]] : [])));
}

function refuseAny(problems: Record<string, string[]>): void {
  const entries = Object.entries(problems);
  if (entries.length > 0) throw refused(Object.fromEntries(entries.slice(0, MOST_PROBLEMS)));
}

function refused(fields: Record<string, string[]>): EdgeError {
  return new EdgeError('INVALID', problems.dataInvalid, { fields });
}

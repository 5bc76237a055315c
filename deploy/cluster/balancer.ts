import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { portOf } from '../engines/ports.ts';

const LOOK_MS = 250;
const ANSWER_MS = 2_000;
/** Shorter than any server keeps a connection. */
const IDLE_MS = 3_000;

/** A copy of a process. */
export interface Upstream {
  host: string;
  port: number;
  /** Answers 200 while the copy may get calls. */
  health: string;
}

export interface Balancer {
  port: number;
  /** By place in the list: whether it gets calls. */
  isUp(place: number): boolean;
  /** It has ended: it gets no calls until it is ready again. */
  lower(place: number): void;
  stop(): Promise<void>;
}

/**
 * An HTTP proxy whose copies take turns. One that is not ready, or refuses connections, gets nothing. Bodies are passed on
 * as they come: uploads, SSE.
 * @param options.isEdge tells the caller's address to the copy, as a proxy in front of an installation does
 */
export async function startBalancer(
  upstreams: readonly Upstream[],
  { port = 0, isEdge = false }: { port?: number; isEdge?: boolean } = {},
): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS, maxSockets: 1_024 });
  const health = await watchHealth(upstreams);
  let turn = 0;

  /** Those that are up, beginning with whose turn it is. */
  function candidates(): Upstream[] {
    const ready = upstreams.filter((each) => health.up.has(each));
    const first = turn++ % Math.max(1, ready.length);
    return [...ready.slice(first), ...ready.slice(0, first)];
  }

  function serve(req: IncomingMessage, res: ServerResponse): void {
    res.sendDate = false;
    const left = candidates();
    const headers = headersFor(req, isEdge);
    const hasBody = req.headers['content-length'] !== undefined || isChunked(req);
    const attempt = () => {
      const upstream = left.shift();
      if (!upstream) return refuse(res);
      const { host, port: to } = upstream;
      const call = request({ host, port: to, agent, method: req.method, path: req.url, headers });
      let isSent = false;
      const send = () => {
        isSent = true;
        req.pipe(call);
      };
      call.once('socket', (socket) => (socket.connecting ? socket.once('connect', send) : send()));
      call.once('response', (answer) => pass(answer, res));
      call.once('error', () => {
        if (!isSent) health.lower(upstream);
        // What has been sent may have been done: only what changes nothing is sent to another copy.
        if (!res.headersSent && (!isSent || (req.method === 'GET' && !hasBody))) attempt();
        else refuse(res, 'The copy that had this call has gone. What it did is unknown.');
      });
      res.once('close', () => call.destroy());
    };
    attempt();
  }

  const server = createServer(
    // Claims of members of many groups are long.
    { requestTimeout: 0, keepAliveTimeout: 10_000, maxHeaderSize: 256 * 1024 },
    serve,
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    isUp: (place) => upstreams.some((each, index) => index === place && health.up.has(each)),
    lower: (place) => upstreams.slice(place, place + 1).forEach(health.lower),
    async stop() {
      health.stop();
      server.close();
      server.closeAllConnections();
      agent.destroy();
      if (server.listening) await once(server, 'close');
    },
  };
}

/** Asks each copy again and again whether it is ready. */
async function watchHealth(upstreams: readonly Upstream[]) {
  const up = new Set<Upstream>();
  /** Of each the look under way: an older answer does not count. */
  const looks = new Map<Upstream, symbol>();

  async function look(upstream: Upstream): Promise<void> {
    if (looks.has(upstream)) return;
    const mine = Symbol('look');
    looks.set(upstream, mine);
    const isReady = await fetch(upstream.health, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
      ({ ok, body }) => (void body?.cancel(), ok),
      () => false,
    );
    if (looks.get(upstream) !== mine) return;
    looks.delete(upstream);
    if (isReady) up.add(upstream);
    else up.delete(upstream);
  }

  const looking = setInterval(() => upstreams.forEach((each) => void look(each)), LOOK_MS);
  await Promise.all(upstreams.map(look));
  return {
    up,
    lower(upstream: Upstream) {
      looks.delete(upstream);
      up.delete(upstream);
    },
    stop: () => clearInterval(looking),
  };
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'expect', 'upgrade']);

function isChunked(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined;
}

function headersFor(req: IncomingMessage, isEdge: boolean): string[] {
  const headers = endToEnd(req.rawHeaders);
  if (isChunked(req)) headers.push('transfer-encoding', 'chunked');
  if (isEdge) headers.push('x-forwarded-for', req.socket.remoteAddress ?? '');
  return headers;
}

/** Names and values in turn, as in `rawHeaders`. */
function endToEnd(raw: readonly string[]): string[] {
  const isKept = (index: number) => !hopByHop.has((raw[index - (index % 2)] ?? '').toLowerCase());
  return raw.filter((_, index) => isKept(index));
}

function pass(answer: IncomingMessage, res: ServerResponse): void {
  res.writeHead(answer.statusCode ?? 502, answer.statusMessage, endToEnd(answer.rawHeaders));
  res.flushHeaders(); // A stream of events may say nothing for long.
  answer.once('error', () => res.destroy());
  answer.pipe(res);
}

function refuse(
  res: ServerResponse,
  message = 'No copy of this process is ready. Please try again.',
): void {
  if (res.headersSent) return void res.destroy();
  res.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' });
  res.end(JSON.stringify({ message }));
}

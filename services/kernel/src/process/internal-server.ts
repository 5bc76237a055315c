import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Settings } from '../engines/settings.ts';
import type { Logger } from '../observability/logger.ts';
import { closeServer, OpenAnswers } from './close-server.ts';
import { metrics, metricsText } from '../observability/metrics.ts';

/** Longer than the callers keep theirs. */
const IDLE_MS = 65_000;
/** The claims of a person in a thousand groups have 50 KB. */
const MOST_HEADERS = 256 * 1024;

export type Serve = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

export interface InternalServer {
  port: number;
  /** Takes no new connections, lets open calls end, and cuts those that take longer than four seconds. */
  stop(): Promise<void>;
}

/**
 * Serves a process of a cluster to the others: its health, its metrics, and what `routes` has by path.
 * @param options.problem why it should get no calls now; null when it is ready
 * @throws NodeJS.ErrnoException EADDRINUSE and the like, marked `isInternal`
 */
export async function startInternalServer(
  { LECTERN_INTERNAL_HOST: host, LECTERN_INTERNAL_PORT: port }: Settings,
  {
    logger,
    problem,
    routes,
  }: { logger: Logger; problem(): string | null; routes: Readonly<Record<string, Serve>> },
): Promise<InternalServer> {
  const stopping = new AbortController();
  const openAnswers = new OpenAnswers(stopping.signal);
  const own: Record<string, Serve> = {
    '/healthz': (_req, res) => sendJson(res, 200, { status: 'alive' }),
    '/readyz': (_req, res) => {
      const reason = stopping.signal.aborted ? 'It is stopping.' : problem();
      if (reason === null) sendJson(res, 200, { status: 'ready' });
      else sendJson(res, 503, { status: 'not ready', reason });
    },
    '/metrics': async (_req, res) => {
      res.writeHead(200, { 'content-type': metrics.contentType }).end(await metricsText());
    },
  };
  const all = new Map(Object.entries({ ...routes, ...own }));

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const route = all.get(pathOf(req));
    if (!route) return sendJson(res, 404, { message: 'There is nothing here.' });
    await route(req, res);
  }

  const server = createServer(
    {
      keepAliveTimeout: IDLE_MS,
      headersTimeout: IDLE_MS + 1_000,
      maxHeaderSize: MOST_HEADERS,
    },
    (req, res) =>
      void serve(req, openAnswers.add(res)).catch((err: unknown) => {
        logger.error({ err, path: pathOf(req) }, 'a call between processes failed');
        if (res.headersSent) res.destroy();
        else sendJson(res, 500, { message: 'Something went wrong.' });
      }),
  );
  await listen(server, port, host);
  return {
    port: portOf(server),
    stop() {
      stopping.abort();
      return closeServer(server);
    },
  };
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.replace(/\?.*$/, '');

export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  res.end(JSON.stringify(body));
}

/** The port that it listens on; 0 for none. */
export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(Object.assign(error, { isInternal: true })));
    server.listen({ port, host }, () => {
      resolve();
    });
  });
}

import type { RequestListener, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { engineUrls } from '@lectern/kernel/engines/engine-paths.ts';
import type { Settings } from '@lectern/kernel/engines/settings.ts';
import { paces } from './connections.ts';

// An import would load a whole client as well, a fifth of a start.
const { createServer } = process.getBuiltinModule('node:http');

const LONGEST_HEADERS_MS = 15_000;
const HEADERS_LOOKED_AT_EVERY_MS = 5_000;
/**
 * Connections waiting to be accepted, as far as the system allows; in a flood beyond it, clients retry after a second.
 */
const BACKLOG = 4_096;
/** Keeps idle connections longer than announced: closed at the same moment, a call on its way would be cut off. */
const IDLE_SLACK_MS = 10_000;

/**
 * Checks the ports before anything is created or opened.
 * @throws NodeJS.ErrnoException EADDRINUSE and the like; `isForFiles` marks the port of customers' files
 */
export async function checkPorts(settings: Settings): Promise<void> {
  const { LECTERN_PORT: port, LECTERN_HOST: host } = settings;
  const held = await bound(new NetServer(), port, host);
  try {
    await close(
      await forFiles(
        bound(new NetServer(), contentPort({ settings, urls: engineUrls(settings) }), host),
      ),
    );
  } finally {
    await close(held);
  }
}

export function listen(
  listener: RequestListener,
  port: number,
  host: string | undefined,
): Promise<Server> {
  return bound(
    createServer(
      {
        requestTimeout: paces.upload.totalMs,
        headersTimeout: LONGEST_HEADERS_MS,
        connectionsCheckingInterval: HEADERS_LOOKED_AT_EVERY_MS,
        keepAliveTimeoutBuffer: IDLE_SLACK_MS,
        maxHeaderSize: 16 * 1024,
      },
      listener,
    ),
    port,
    host,
  );
}

export function contentPort({ settings, urls }: Pick<Engines, 'settings' | 'urls'>): number {
  if (settings.LECTERN_PORT === 0) return 0;
  const url = new URL(urls.content);
  const isLocal =
    url.hostname === 'localhost' || url.hostname.startsWith('127.') || url.hostname === '[::1]';
  return isLocal && url.port !== '' && url.protocol === 'http:'
    ? Number(url.port)
    : settings.LECTERN_PORT + 1;
}

/** Marks an error as one of the port of customers' files. */
export function forFiles<Bound>(listening: Promise<Bound>): Promise<Bound> {
  return listening.catch((error: unknown) => {
    throw error instanceof Error ? Object.assign(error, { isForFiles: true }) : error;
  });
}

function bound<Bound extends NetServer>(
  server: Bound,
  port: number,
  host: string | undefined,
): Promise<Bound> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, backlog: BACKLOG, ...(host && { host }) }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function close(server: NetServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

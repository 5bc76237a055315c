import type { RequestListener, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Engines } from '@lectern/kernel/engines.ts';
import { engineUrls } from '@lectern/kernel/engine-paths.ts';
import type { Settings } from '@lectern/kernel/settings.ts';
import { paces } from './http/connections.ts';

// An import of it would load a whole client as well, which is a fifth of a start.
const { createServer } = process.getBuiltinModule('node:http');

const LONGEST_HEADERS_MS = 15_000;
const HEADERS_LOOKED_AT_EVERY_MS = 5_000;
/** Connections that wait to be taken, as far as the system allows: beyond it a flood makes others try again a second later. */
const BACKLOG = 4_096;
/** How much longer than a caller is told a connection stays open: closed at the same moment, it could cut off a call on its way. */
const IDLE_SLACK_MS = 10_000;

/**
 * Whether what is going to be served can be: before anything is made or opened for it.
 * @throws NodeJS.ErrnoException EADDRINUSE and the like; `isForFiles` says that it is the port of customers' files
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

/** What refuses says that it is about the port of customers' files. */
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

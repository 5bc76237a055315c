import { homedir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../engines/ports.ts';
import type { Balancer, Upstream } from './balancer.ts';
import { interpolated, type ComposeProcess } from './compose-file.ts';

/** The port of docker-compose.yml between processes. */
const INTERNAL = '4100';

export interface Place {
  /** Copies of the BFF have the same ports, each at a loopback address of its own: on macOS add them to `lo0`. */
  host: string;
  internal: Upstream;
  settings: Record<string, string>;
}

/** Where the copies of a process listen. */
export async function placesOf(
  { name }: ComposeProcess,
  count: number,
  consolePort: number,
): Promise<Place[]> {
  const places: Place[] = [];
  for (let index = 0; index < count; index++) {
    const port = await freePort();
    const host = name === 'bff' ? `127.0.0.${index + 2}` : '127.0.0.1';
    places.push({
      host,
      internal: {
        host: '127.0.0.1',
        port,
        health:
          name === 'bff'
            ? `http://${host}:${consolePort}/readyz`
            : `http://127.0.0.1:${port}/readyz`,
      },
      settings: {
        LECTERN_INTERNAL_HOST: '127.0.0.1',
        LECTERN_INTERNAL_PORT: String(port),
        ...(name === 'bff' && { LECTERN_HOST: host, LECTERN_PORT: String(consolePort) }),
      },
    });
  }
  return places;
}

/** What compose would give the process, on the engines that run here. */
export function environmentOf(
  { environment }: ComposeProcess,
  settings: Readonly<Record<string, string>>,
  ports: { console: number; content: number },
  further: Record<string, string> = {},
): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR = '', NODE_COMPILE_CACHE } = process.env;
  const filled = interpolated(environment, {
    ...process.env,
    LECTERN_SECRET: settings['LECTERN_SECRET'],
    S3_SECRET: 'not used',
    LECTERN_URL: `http://localhost:${ports.console}`,
    LECTERN_CONTENT_URL: `http://127.0.0.1:${ports.content}`,
    ...further,
  });
  const onEngines = Object.entries(settings).filter(([name]) => name in filled);
  return {
    PATH,
    HOME,
    TMPDIR,
    NODE_COMPILE_CACHE: NODE_COMPILE_CACHE ?? join(homedir(), '.cache', 'lectern', 'compiled'),
    ...filled,
    ...Object.fromEntries(onEngines),
    ...('LECTERN_TRUSTED_PROXIES' in filled && { LECTERN_TRUSTED_PROXIES: '127.0.0.1' }),
    ...further,
  };
}

/** Names of services become balancers. */
export function withBalancers(
  env: Record<string, string>,
  balancers: ReadonlyMap<string, Balancer>,
): Record<string, string> {
  const place = new RegExp(`http://([a-z]+):${INTERNAL}\\b`, 'g');
  const fill = (text: string) =>
    text.replaceAll(place, (url, name: string) => {
      const balancer = balancers.get(name);
      return balancer ? `http://127.0.0.1:${balancer.port}` : url;
    });
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, fill(value)]));
}

import { isLoopback, type Settings } from '@lectern/kernel/engines/settings.ts';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { networkInterfaces } from 'node:os';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { EdgeError } from '../../http/edge-error.ts';
import { problems } from '../../http/problems.ts';

/** They reveal nothing of customers, and checkers call them by whatever address they have. */
const forCheckers = new Set(['/healthz', '/readyz', '/metrics']);
const MOST_KNOWN = 1_000;

/**
 * The host names under which this server answers: those of its URLs, of LECTERN_HOSTS, and this machine's addresses.
 * Under any other name, a page of that name could read answers in the browser of a person in this network (DNS
 * rebinding).
 */
export class Hosts {
  readonly #names: ReadonlySet<string>;
  /** Values of the Host header that were looked at, so that every call costs one look. */
  readonly #known = new Set<string>();
  #warn: ((host: string) => void) | null;

  constructor(
    { console, content }: Engines['urls'],
    { LECTERN_HOSTS: more = [] }: Pick<Settings, 'LECTERN_HOSTS'>,
    logger?: Logger,
  ) {
    this.#names = new Set([new URL(console).hostname, new URL(content).hostname, ...more]);
    this.#warn = logger
      ? (host) =>
          logger.warn(
            { host },
            'A call for a host name that is not of this server was refused. If it is, name it in LECTERN_HOSTS.',
          )
      : null;
  }

  /** @param host a Host header, with or without a port */
  has(host: string | undefined): boolean {
    if (host === undefined) return false;
    if (this.#known.has(host)) return true;
    if (!URL.canParse(`http://${host}`)) return false;
    const { hostname } = new URL(`http://${host}`);
    if (!this.#names.has(hostname) && !isLoopback(hostname) && !isOfThisMachine(hostname))
      return false;
    if (this.#known.size < MOST_KNOWN) this.#known.add(host);
    return true;
  }

  /** @throws EdgeError MISDIRECTED */
  check({ headers: { host }, url }: IncomingMessage): void {
    if (this.has(host) || forCheckers.has(url?.split('?', 1)[0] ?? '')) return;
    this.#warn?.(host?.slice(0, 100) ?? '');
    this.#warn = null;
    throw new EdgeError('MISDIRECTED', problems.hostNotAllowed);
  }
}

function isOfThisMachine(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return Object.values(networkInterfaces()).some((own) =>
    own?.some((each) => each.address === address),
  );
}

import type { lookup } from 'node:dns';
import { DomainError } from '@lectern/kernel/errors.ts';
import { OutboundError } from '@lectern/kernel/network/outbound-error.ts';
import { outboundFetch, type OutboundFetch } from '@lectern/kernel/network/outbound-fetch.ts';
import type { Settings } from '@lectern/kernel/engines/settings.ts';
import { isOperatorHost } from './hosts.ts';
import { problems } from '../../problems.ts';

/** No answer; an answer of another server; or removed by the operator. */
type Unreachable = 'UNREACHABLE' | 'MISTAKEN' | 'NOT_ALLOWED';

export class ProviderUnreachable extends DomainError {
  readonly refusal: Unreachable;

  constructor(cause: unknown, refusal: Unreachable = 'UNREACHABLE') {
    super('UNAVAILABLE', problems.providerSilent, undefined, 5);
    this.cause = cause;
    this.refusal = refusal;
  }
}

/**
 * Fetches only from this origin, without redirects. The host must have a public address, unless the
 * operator added it (`LECTERN_SIGN_ON_HOSTS`).
 * @param resolve DNS look-up
 */
export function fetchFrom(
  origin: string,
  settings: Settings,
  resolve?: typeof lookup,
): OutboundFetch {
  const fetchProvider = outboundFetch({
    settings,
    origin,
    trustedOrigins: isOperatorHost(origin, settings) ? [origin] : [],
    ...(resolve && { resolve }),
  });
  return async (url, init) => {
    try {
      const { body, status, headers } = await fetchProvider(url, init);
      // Read here, so that an answer that breaks off is an unreachable provider, too.
      return new Response(body && (await new Response(body).arrayBuffer()), { status, headers });
    } catch (error) {
      throw new ProviderUnreachable(error, isMistaken(error) ? 'MISTAKEN' : 'UNREACHABLE');
    }
  };
}

function isMistaken(error: unknown): boolean {
  return error instanceof OutboundError && ['OTHER_ORIGIN', 'REDIRECTED'].includes(error.reason);
}

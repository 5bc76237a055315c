import type { Settings } from '@lectern/kernel/engines/settings.ts';
import { isMicrosoftLogin } from './hosts.ts';
import { fetchFrom, ProviderUnreachable } from './outbound.ts';

/** Excludes `common`, `organizations` and `consumers`, which are no single tenant. */
const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * A Dynamics host names its Microsoft tenant to unauthenticated requests, so nobody types it and a
 * host leads to no other tenant.
 * @throws ProviderUnreachable
 */
export async function discoverIssuer(origin: string, settings: Settings): Promise<string> {
  const answer = await fetchFrom(origin, settings)(`${origin}/api/data/v9.2/`, {
    headers: { accept: 'application/json' },
  });
  const authorizationUri = /authorization_uri="?([^",\s]+)/i.exec(
    answer.headers.get('www-authenticate') ?? '',
  )?.[1];
  const url =
    authorizationUri !== undefined && URL.canParse(authorizationUri)
      ? new URL(authorizationUri)
      : null;
  const tenant = url?.pathname.split('/')[1];
  if (!url || !tenant || !guid.test(tenant) || !isMicrosoftLogin(url.origin, settings))
    throw new ProviderUnreachable(
      new Error('It names no tenant of Microsoft’s'),
      answer.status >= 500 ? 'UNREACHABLE' : 'MISTAKEN',
    );
  return `${url.origin}/${tenant}/v2.0`;
}

export function isFromTenant(issuer: string, { tid }: Record<string, unknown>): boolean {
  return (
    typeof tid === 'string' &&
    new URL(issuer).pathname.split('/')[1]?.toLowerCase() === tid.toLowerCase()
  );
}

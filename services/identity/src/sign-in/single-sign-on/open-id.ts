import { createHash } from 'node:crypto';
import type { Configuration } from 'openid-client';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { Settings } from '@lectern/kernel/engines/settings.ts';
import { fetchFrom, ProviderUnreachable } from './outbound.ts';
import { problems } from '../../problems.ts';

/** Loaded on first use, because it is large. */
const library = () => import('openid-client');

export interface OpenIdClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
  settings: Settings;
}

interface AuthorizationSecrets {
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

const CACHED_MS = 10 * 60_000;
const MAX_CACHED = 200;
const configurations = new Map<string, { configuration: Promise<Configuration>; until: number }>();

/** With PKCE, state and nonce. @throws ProviderUnreachable */
export async function authorizationUrl(
  client: OpenIdClient,
  { redirectUri, state, nonce, codeVerifier }: AuthorizationSecrets,
  more: Record<string, string> = {},
): Promise<string> {
  const [{ buildAuthorizationUrl, calculatePKCECodeChallenge }, configuration] = await Promise.all([
    library(),
    configurationOf(client),
  ]);
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...more,
  });
  if (url.origin !== new URL(client.issuer).origin)
    throw new ProviderUnreachable(new Error('Its sign-in page is somewhere else'), 'MISTAKEN');
  return url.href;
}

/**
 * Verified claims.
 * @param query without the `?`
 * @throws DomainError FORBIDDEN for an invalid answer; ProviderUnreachable
 */
export async function claimsFrom(
  client: OpenIdClient,
  { redirectUri, state, nonce, codeVerifier }: AuthorizationSecrets,
  query: string,
): Promise<Record<string, unknown>> {
  const [{ authorizationCodeGrant, fetchUserInfo }, configuration] = await Promise.all([
    library(),
    configurationOf(client),
  ]);
  try {
    const checks = {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    };
    const tokens = await authorizationCodeGrant(
      configuration,
      new URL(`${redirectUri}?${query}`),
      checks,
    );
    const claims = tokens.claims();
    if (!claims) throw new Error('There is no ID token');
    // Providers may return scoped claims only from the user info endpoint.
    const hasEmail =
      typeof claims['email'] === 'string' ||
      configuration.serverMetadata().userinfo_endpoint === undefined;
    return hasEmail
      ? claims
      : {
          ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub).catch(
            () => ({}),
          )),
          ...claims,
        };
  } catch (error) {
    const unreachable = causeOf(error);
    if (unreachable) throw unreachable;
    throw Object.assign(new DomainError('FORBIDDEN', problems.providerAnswerInvalid), {
      cause: error,
    });
  }
}

/** Cached and shared by concurrent calls. The library refreshes signing keys by itself. */
function configurationOf(client: OpenIdClient): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = client;
  const key = createHash('sha256')
    .update([issuer, clientId, clientSecret].join('\0'))
    .digest('hex');
  const found = configurations.get(key);
  if (found && found.until > Date.now()) return found.configuration;
  const configuration = discover(client).catch((error: unknown) => {
    if (configurations.get(key)?.configuration === configuration) configurations.delete(key);
    throw (
      causeOf(error) ??
      new ProviderUnreachable(error, isServerError(error) ? 'UNREACHABLE' : 'MISTAKEN')
    );
  });
  configurations.delete(key);
  configurations.set(key, { configuration, until: Date.now() + CACHED_MS });
  for (const oldest of configurations.keys())
    if (configurations.size > MAX_CACHED) configurations.delete(oldest);
  return configuration;
}

async function discover({
  issuer,
  clientId,
  clientSecret,
  settings,
}: OpenIdClient): Promise<Configuration> {
  const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } =
    await library();
  // Enables signature checks. Only the operator can add a host without TLS.
  const execute = [
    enableNonRepudiationChecks,
    ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
  ];
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute,
    [customFetch]: fetchFrom(new URL(issuer).origin, settings) as typeof fetch,
  });
}

function isServerError(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof Response && error.cause.status >= 500;
}

/** The library wraps errors of fetch. */
function causeOf(error: unknown): ProviderUnreachable | null {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof ProviderUnreachable) return each;
  return null;
}

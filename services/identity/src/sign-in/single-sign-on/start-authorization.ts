import { randomBytes } from 'node:crypto';
import { newId } from '@lectern/kernel/ids.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { StartedSingleSignOn } from '../../graphql/generated.ts';
import { discoverIssuer } from './dynamics.ts';
import { egnyteUrl } from './egnyte.ts';
import { providerUrl, type Provider } from './hosts.ts';
import { authorizationUrl } from './open-id.ts';
import { ProviderUnreachable } from './outbound.ts';
import { sealSsoState, type SsoState } from './sso-state.ts';
import type { ActiveSingleSignOn } from './state.ts';

const LASTS_MS = 10 * 60_000;

/** One URL per provider, so that none answers for another. */
export function redirectUriOf(consoleUrl: string, provider: Provider): string {
  return `${consoleUrl}/login/${provider.toLowerCase()}/callback`;
}

interface AuthorizationRequest extends Pick<SsoState, 'teamId' | 'errand' | 'next'> {
  active: ActiveSingleSignOn;
  /** Further OpenID parameters. */
  more?: Record<string, string>;
}

export async function startAuthorization(
  context: ServiceContext,
  { teamId, active, errand, next, more }: AuthorizationRequest,
): Promise<StartedSingleSignOn> {
  const { secrets, settings, urls, logger } = context.engines;
  const { provider, revision } = active;
  const [state, nonce, codeVerifier] = [randomSecret(), randomSecret(), randomSecret()];
  try {
    const { origin, clientId, clientSecret } = clientOf(context, active);
    const issuer =
      provider === 'EGNYTE'
        ? null
        : provider === 'OKTA'
          ? origin
          : await discoverIssuer(origin, settings);
    const redirectUri = redirectUriOf(urls.console, provider);
    const url =
      issuer === null
        ? egnyteUrl({ origin, clientId }, { redirectUri, state, codeVerifier })
        : await authorizationUrl(
            { issuer, clientId, clientSecret, settings },
            { redirectUri, state, nonce, codeVerifier },
            more,
          );
    const expiresAt = new Date(Date.now() + LASTS_MS).toISOString();
    const ssoState: SsoState = {
      attemptId: newId(),
      teamId,
      errand,
      provider,
      revision,
      issuer,
      state,
      nonce,
      codeVerifier,
      next,
      expiresAt,
    };
    return { url, way: sealSsoState(secrets, ssoState), refusal: null };
  } catch (err) {
    if (!(err instanceof ProviderUnreachable)) throw err;
    logger.warn({ err, teamId, provider }, 'an identity provider does not answer');
    return { url: null, way: null, refusal: err.refusal };
  }
}

/**
 * `origin` is the host's, for Okta the issuer.
 * @throws ProviderUnreachable if the operator removed the host, or the secret is gone
 */
export function clientOf(
  { engines: { settings } }: ServiceContext,
  { provider, host, clientId, clientSecret }: ActiveSingleSignOn,
): { origin: string; clientId: string; clientSecret: string } {
  const origin = providerUrl(provider, host, settings);
  if (origin === null)
    throw new ProviderUnreachable(
      new Error(`${host} is no longer a host of the provider`),
      'NOT_ALLOWED',
    );
  if (clientSecret === null) throw new ProviderUnreachable(new Error('The secret is gone'));
  return { origin, clientId, clientSecret };
}

/** 256 bits. */
function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';

export const clientSecret = 'known to the two of them alone, and long enough';

/** A foreign server, until it is closed. */
export interface IdentityProvider {
  origin: string;
  host: string;
  /** The provider's user in the browser; null refuses. */
  person: Record<string, unknown> | null;
  /** An attacker signs in its place. */
  isForged: boolean;
  /** The time of the last authentication, whatever the request demands; null authenticates again. */
  askedAt: Date | null;
  /** Set once Lectern's URL is known. */
  serve(redirectUri: string): Promise<void>;
  close(): void;
}

async function listening(
  listener: () => RequestListener,
): Promise<{ origin: string; close(): void }> {
  const server = createServer((req, res) => listener()(req, res)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** It warns of insecure settings that only specs use. */
async function quietly<Made>(make: () => Made | Promise<Made>): Promise<Made> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await make();
  } finally {
    console.warn = warn;
  }
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwks = { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] };

/**
 * A real OpenID provider that signs users in without a form. @param mount the path below which it is; what precedes it
 * is the organization, as with Dynamics
 */
export async function anOpenIdProvider(mount = ''): Promise<IdentityProvider> {
  let listener: RequestListener = (_req, res) => void res.writeHead(503).end();
  const { origin, close } = await listening(() => listener);
  const provider: IdentityProvider = {
    origin,
    host: new URL(origin).host,
    person: null,
    isForged: false,
    askedAt: null,
    close,
    async serve(redirectUri) {
      const { default: OpenIdProvider } = await quietly(() => import('oidc-provider'));
      const oidc: Provider = await quietly(
        () =>
          new OpenIdProvider(origin + mount, {
            clients: [
              {
                client_id: 'lectern',
                client_secret: clientSecret,
                redirect_uris: [redirectUri],
                token_endpoint_auth_method: 'client_secret_post',
              },
            ],
            jwks,
            ttl: {
              AccessToken: 600,
              AuthorizationCode: 60,
              Grant: 600,
              IdToken: 600,
              Interaction: 600,
              Session: 600,
            },
            cookies: { keys: ['of these specs alone'] },
            claims: {
              openid: ['sub'],
              email: ['email', 'email_verified'],
              profile: ['name', 'preferred_username', 'idp', 'tid'],
            },
            conformIdTokenClaims: false,
            features: { devInteractions: { enabled: false } },
            interactions: {
              url: (_ctx: unknown, { uid }: { uid: string }) => `${mount}/interaction/${uid}`,
            },
            findAccount: (_ctx: unknown, accountId: string) => ({
              accountId,
              claims: () => ({ tid: mount.split('/')[1], ...provider.person, sub: accountId }),
            }),
            async loadExistingGrant(ctx: {
              oidc: { client: { clientId: string }; session: { accountId: string } };
            }) {
              const grant = new oidc.Grant({
                clientId: ctx.oidc.client.clientId,
                accountId: ctx.oidc.session.accountId,
              });
              grant.addOIDCScope('openid email profile');
              await grant.save();
              return grant;
            },
          }),
      );
      const callback = oidc.callback();
      listener = (req, res) => {
        const path = req.url ?? '/';
        if (!path.startsWith(`${mount}/`))
          return void res
            .writeHead(401, {
              'www-authenticate': `Bearer authorization_uri="${origin}/${mount.split('/')[1]}/oauth2/authorize", resource_id="${origin}/"`,
            })
            .end();
        if (path.startsWith(`${mount}/interaction/`)) {
          const said =
            provider.person === null
              ? { error: 'access_denied' }
              : {
                  login: {
                    accountId: 'somebody',
                    ...(provider.askedAt && { ts: Math.floor(provider.askedAt.getTime() / 1000) }),
                  },
                };
          return void oidc.interactionFinished(req, res, said);
        }
        Object.assign(req, { originalUrl: path, url: path.slice(mount.length) });
        if (provider.isForged) forge(res);
        callback(req, res);
      };
    },
  };
  return provider;
}

/** Another signature, as long, behind every ID token. */
function forge(res: ServerResponse): void {
  const write = res.write.bind(res) as (chunk: unknown) => boolean;
  const end = res.end.bind(res) as (chunk?: unknown) => ServerResponse;
  const forged = (chunk: unknown) =>
    typeof chunk === 'string' || Buffer.isBuffer(chunk)
      ? String(chunk).replace(/(?<="id_token":"[^".]+\.[^".]+\.)[^"]+/, (signature) =>
          [...signature].toReversed().join(''),
        )
      : chunk;
  Object.assign(res, {
    write: (chunk: unknown) => write(forged(chunk)),
    end: (chunk?: unknown) => end(forged(chunk)),
  });
}

/** Egnyte, as much as signing in takes. */
export async function anEgnyte(): Promise<IdentityProvider> {
  let redirectUri = '';
  const codes = new Set<string>();
  const { origin, close } = await listening(() => (req, res) => void answer(req, res));
  const provider: IdentityProvider = {
    origin,
    host: new URL(origin).host,
    person: null,
    isForged: false,
    askedAt: null,
    close,
    serve: (uri) => Promise.resolve(void (redirectUri = uri)),
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? '/', origin);
    const json = (status: number, body: object) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/puboauth/token' && req.method === 'GET') {
      if (
        searchParams.get('client_id') !== 'lectern' ||
        searchParams.get('redirect_uri') !== redirectUri
      )
        return void json(400, {});
      const code = randomBytes(16).toString('hex');
      codes.add(code);
      const said = {
        ...(provider.person ? { code } : { error: 'access_denied' }),
        state: searchParams.get('state') ?? '',
      };
      return void res
        .writeHead(302, { location: `${redirectUri}?${new URLSearchParams(said).toString()}` })
        .end();
    }
    if (pathname === '/puboauth/token') {
      const sent = new URLSearchParams(await text(req));
      const isRight =
        sent.get('client_secret') === clientSecret &&
        sent.get('redirect_uri') === redirectUri &&
        codes.delete(sent.get('code') ?? '');
      return void (isRight
        ? json(200, { access_token: 'of these specs', token_type: 'bearer', expires_in: -1 })
        : json(400, { error: 'invalid_grant' }));
    }
    if (req.headers.authorization !== 'Bearer of these specs') return void json(401, {});
    const { email, ...account } = provider.person ?? {};
    if (pathname === '/pubapi/v1/userinfo')
      return void json(200, { id: 7, first_name: 'Ines', last_name: 'Roth', username: 'iroth' });
    return void (pathname === '/pubapi/v2/users/7'
      ? json(200, { email, active: true, ...account })
      : json(404, {}));
  }
  return provider;
}

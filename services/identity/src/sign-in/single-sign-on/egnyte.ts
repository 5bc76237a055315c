import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { Settings } from '@lectern/kernel/engines/settings.ts';
import { fetchFrom } from './outbound.ts';
import { problems } from '../../problems.ts';

interface EgnyteClient {
  origin: string;
  clientId: string;
  clientSecret: string;
  settings: Settings;
}

const tokenResponse = z.object({ access_token: z.string().min(1).max(10_000) });
const userInfoResponse = z.object({
  id: z.union([z.number(), z.string().regex(/^\w+$/)]),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  email: z.string().nullish(),
});
const accountResponse = z.object({
  email: z.string(),
  active: z.boolean().nullish(),
  locked: z.boolean().nullish(),
});

/** Egnyte has no nonce, and PKCE only in new versions: state and cookie bind the round trip. */
export function egnyteUrl(
  { origin, clientId }: Pick<EgnyteClient, 'origin' | 'clientId'>,
  {
    redirectUri,
    state,
    codeVerifier,
  }: { redirectUri: string; state: string; codeVerifier: string },
): string {
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const params = {
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'Egnyte.user',
    response_type: 'code',
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  return `${origin}/puboauth/token?${new URLSearchParams(params).toString()}`;
}

/**
 * Egnyte's administrators assign the addresses, so they count as verified.
 * @throws DomainError FORBIDDEN; ProviderUnreachable
 */
export async function egnyteClaims(
  { origin, clientId, clientSecret, settings }: EgnyteClient,
  { redirectUri, codeVerifier }: { redirectUri: string; codeVerifier: string },
  query: string,
): Promise<Record<string, unknown>> {
  const ask = fetchFrom(origin, settings);
  const read = async <Schema extends z.ZodType>(schema: Schema, path: string, init: RequestInit) =>
    parseResponse(schema, path, await ask(origin + path, init));
  const code = new URLSearchParams(query).get('code');
  if (!code)
    throw invalidAnswer(
      new Error(`It answered ${new URLSearchParams(query).get('error') ?? 'nothing'}`),
    );
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: redirectUri,
    code,
    code_verifier: codeVerifier,
  });
  const { access_token: bearer } = await read(tokenResponse, '/puboauth/token', {
    method: 'POST',
    body,
  });
  const headers = { authorization: `Bearer ${bearer}` };
  const {
    id,
    first_name: first,
    last_name: last,
    email,
  } = await read(userInfoResponse, '/pubapi/v1/userinfo', { headers });
  const account = email
    ? { email }
    : await read(accountResponse, `/pubapi/v2/users/${id}`, { headers });
  if ('active' in account && (account.active === false || account.locked === true))
    throw invalidAnswer(new Error('The account is locked there'));
  return {
    email: account.email,
    email_verified: true,
    name: [first, last].filter(Boolean).join(' '),
  };
}

async function parseResponse<Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  answer: Response,
): Promise<z.output<Schema>> {
  const text = await answer.text();
  if (!answer.ok) throw invalidAnswer(new Error(`${path} answered ${answer.status}`));
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    // A JSON error would quote the answer, which may contain a token.
    throw invalidAnswer(
      new Error(
        `${path} answered something else`,
        error instanceof z.ZodError ? { cause: error } : {},
      ),
    );
  }
}

/** @param cause an Error, because only those are logged */
function invalidAnswer(cause: Error): DomainError {
  return Object.assign(new DomainError('FORBIDDEN', problems.providerAnswerInvalid), {
    cause,
  });
}

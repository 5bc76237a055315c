import type { Language } from '@lectern/schemas/text/languages.ts';
import type { Claims } from '@lectern/schemas/access/claims.ts';
import { SECOND_FACTOR_REQUIRED } from '@lectern/kernel/errors.ts';
import { EdgeError } from '../http/edge-error.ts';
import type { Call } from '../http/call.ts';
import { headerOf } from '../http/header.ts';
import { problems } from '../http/problems.ts';

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Finds out who calls. A bearer token goes before the cookie. A caller without a valid token is anonymous, and the
 * route's rule decides what that means.
 */
export async function authenticate(call: Call): Promise<void> {
  const { edge, req } = call;
  const bearer = /^Bearer ([\w-]+)$/i.exec(headerOf(req, 'authorization') ?? '')?.[1];
  const token = bearer ?? edge.cookies.signIn(req);
  const claims = token ? await edge.claims.of(token) : null;
  if (!token || !claims) return;
  call.claims = claims;
  call.signIn = { token, by: bearer ? 'bearer' : 'cookie' };
}

/**
 * A member who opens a link of their own team is no recipient. The link is served even when nothing can say who calls.
 */
export async function asRecipient(call: Call): Promise<{
  address: string;
  isAtThisMachine: boolean;
  userAgent: string | null;
  memberOf: string | null;
  language: Language | null;
}> {
  const { address, isAtThisMachine, userAgent, language } = call;
  await authenticate(call).catch((err: unknown) =>
    call.edge.engines.logger.warn({ err }, 'nobody can say who opens a link'),
  );
  return {
    address,
    isAtThisMachine,
    userAgent,
    language,
    memberOf: call.claims.kind === 'user' ? call.claims.teamId : null,
  };
}

/**
 * A browser sends cookies by itself, so a change through the cookie must come from one of our pages.
 * @param sent the form field `_token`, where there is no header
 * @throws EdgeError CSRF
 */
export function checkCsrf(call: Call, sent: string | null = null): void {
  const { edge, req } = call;
  const header = req.headers['x-csrf-token'];
  edge.csrf.check(req, {
    cookie: edge.cookies.csrf(req),
    sent: typeof header === 'string' ? header : sent,
    signIn: edge.cookies.signIn(req),
    protocol: edge.callers.protocolOf(req),
  });
}

export function needsCsrf({ req, signIn }: Call): boolean {
  return changing.has(req.method ?? '') && signIn?.by === 'cookie';
}

export function unauthenticated(): EdgeError {
  return new EdgeError('UNAUTHENTICATED', problems.signInFirst);
}

export function forbidden({ kind }: Claims): EdgeError {
  if (kind === 'limited') return new EdgeError('SECOND_FACTOR_REQUIRED', SECOND_FACTOR_REQUIRED);
  return new EdgeError('FORBIDDEN', problems.notAllowed);
}

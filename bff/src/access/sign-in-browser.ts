import type { Edge } from '../edge.ts';
import { graphql } from '../gql/gql.ts';
import { ask } from '../graph/ask.ts';
import type { Call } from '../http/call.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

const LeaveSignIn = graphql(`
  mutation LeaveSignIn {
    signOut
  }
`);

/** The sign-in and the CSRF token that belongs to it. @param expiresAt null: until the browser is closed */
function hand(
  { cookies, csrf }: Edge,
  res: ServerResponse,
  token: string,
  expiresAt: string | null,
): void {
  cookies.setSignIn(res, token, expiresAt);
  cookies.setCsrf(res, csrf.mint(token));
}

/**
 * Gives a browser a sign-in and a CSRF token bound to it. Its former sign-in ends, so that a planted cookie is worth
 * nothing. The browser stays known.
 * @param expiresAt null: until it is closed
 */
export async function signInBrowser(
  call: Call,
  { token, knownBrowser }: { token: string; knownBrowser: string },
  expiresAt: string | null,
): Promise<void> {
  await leaveBefore(call);
  hand(call.edge, call.res, token, expiresAt);
  call.edge.cookies.setKnownBrowser(call.res, knownBrowser);
}

async function leaveBefore(call: Call): Promise<void> {
  const before = call.edge.cookies.signIn(call.req);
  if (before !== null) await leave(call, before);
  await endOwnSession(call);
}

/** The sign-in that waits while its person acts as another here. */
export async function endOwnSession(call: Call): Promise<void> {
  const own = call.edge.cookies.own(call.req);
  if (own === null) return;
  await leave(call, own.token);
  call.edge.cookies.clearOwn(call.res);
}

async function leave({ edge, correlationId }: Call, token: string): Promise<void> {
  try {
    const claims = await edge.claims.of(token);
    if (claims)
      await ask(edge.graph, LeaveSignIn, {}, { claims, correlationId, idempotency: null });
  } catch (err) {
    edge.engines.logger.warn({ err }, 'the sign-in that a browser had before did not end');
  } finally {
    edge.forgetAccess();
  }
}

/** Gives a browser a sign-in as another user until it is closed, and keeps its own. */
export function switchToImpersonation(
  { edge, res, signIn }: Call,
  token: string,
  ownExpiresAt: string | null,
): void {
  if (signIn?.by !== 'cookie') throw new Error('Only a browser keeps two sign-ins');
  edge.cookies.setOwn(res, signIn.token, ownExpiresAt);
  hand(edge, res, token, null);
}

/**
 * Gives a browser its own sign-in back once the impersonation has ended or expired.
 * @returns whether it did
 */
export async function switchBack(
  edge: Edge,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const own = edge.cookies.own(req);
  if (own === null) return false;
  const other = edge.cookies.signIn(req);
  if (other !== null && (await edge.claims.of(other))) return false;
  edge.cookies.clearOwn(res);
  if (!(await edge.claims.of(own.token))) return false;
  hand(edge, res, own.token, own.expiresAt);
  return true;
}

import { graphql } from '../gql/gql.ts';
import { ask } from '../graph/ask.ts';
import type { Call } from '../http/call.ts';

const LeaveSignIn = graphql(`mutation LeaveSignIn { signOut }`);

/**
 * Hands a browser its sign-in, and a CSRF token that belongs to it. The one it had until now ends: nobody is signed in
 * twice in one browser, and whoever planted a cookie in it has nothing of that. That it was here stays with the browser.
 * @param expiresAt null: until it is closed
 */
export async function admitBrowser(call: Call, { token, knownBrowser }: { token: string; knownBrowser: string }, expiresAt: string | null): Promise<void> {
  await leaveBefore(call);
  const { edge, res } = call;
  edge.cookies.setSignIn(res, token, expiresAt);
  edge.cookies.setCsrf(res, edge.csrf.mint(token));
  edge.cookies.setKnownBrowser(res, knownBrowser);
}

async function leaveBefore({ edge, req, correlationId }: Call): Promise<void> {
  const before = edge.cookies.signIn(req);
  if (before === null) return;
  try {
    const claims = await edge.claims.of(before);
    if (claims) await ask(edge.graph, LeaveSignIn, {}, { claims, correlationId, idempotency: null });
  } catch (err) {
    edge.engines.logger.warn({ err }, 'the sign-in that a browser had before did not end');
  } finally {
    edge.forgetAccess();
  }
}

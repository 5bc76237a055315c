import type { Call } from '../http/call.ts';

/** Hands a browser its sign-in, and a CSRF token that belongs to it. @param expiresAt null: until it is closed */
export function admitBrowser({ edge, res }: Call, token: string, expiresAt: string | null): void {
  edge.cookies.setSignIn(res, token, expiresAt);
  edge.cookies.setCsrf(res, edge.csrf.mint(token));
}

import { anonymous, type UserClaims } from '@lectern/kernel/access/claims.ts';
import type { Graph } from '@lectern/gateway/graph.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { graphql } from '../gql/gql.ts';
import { ask } from '../graph/ask.ts';
import { FreshCache } from './fresh-cache.ts';

const ClaimsOfToken = graphql(`
  query ClaimsOfToken($token: String!) {
    claims(token: $token) { userId onBehalfOfId signInId teamId role permissions expiresAt }
  }
`);

const TOKEN = /^[\w-]{43}$/;

/** Who stands behind a sign-in token, by the one-second rule (DESIGN §7). */
export class ClaimsSource {
  readonly #answers: FreshCache<UserClaims | null>;

  constructor(graph: Graph) {
    this.#answers = new FreshCache(async (token) => {
      const { claims } = await ask(graph, ClaimsOfToken, { token }, { claims: anonymous, correlationId: newId(), idempotency: null });
      if (!claims || Date.parse(claims.expiresAt) <= Date.now()) return null;
      const { userId, signInId, teamId, role, permissions } = claims;
      return { kind: 'user', userId, onBehalfOfId: claims.onBehalfOfId ?? null, signInId, teamId, role, permissions };
    });
  }

  /** Null for a token that stands for nothing (any more). @throws EdgeError UNAVAILABLE */
  of(token: string): Promise<UserClaims | null> {
    return TOKEN.test(token) ? this.#answers.get(token) : Promise.resolve(null);
  }

  /** After something changed on this copy; others notice within a second. */
  clear(): void {
    this.#answers.clear();
  }
}


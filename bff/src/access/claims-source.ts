import {
  anonymous,
  type Claims,
  type LimitedClaims,
  type UserClaims,
} from '@lectern/schemas/access/claims.ts';
import type { Graph } from '@lectern/gateway/graph.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { graphql } from '../gql/gql.ts';
import type { AnswerOfClaimsFragment } from '../gql/graphql.ts';
import { ask } from '../graph/ask.ts';
import { FreshCache } from './fresh-cache.ts';

graphql(`
  fragment AnswerOfClaims on Claims {
    userId
    impersonatorId
    signInId
    teamId
    role
    permissions
    groupIds
    isOperator
    lacksSecondFactor
    expiresAt
    proof
  }
`);
const ClaimsOfToken = graphql(`
  query ClaimsOfToken($token: String!) {
    claims(token: $token) {
      ...AnswerOfClaims
    }
  }
`);
const ClaimsOfSignIn = graphql(`
  query ClaimsOfSignIn($signInId: ID!) {
    signInClaims(signInId: $signInId) {
      ...AnswerOfClaims
    }
  }
`);

type SignInClaims = UserClaims | LimitedClaims;

const TOKEN = /^[\w-]{43}$/;
const edgeRequest = (claims: Claims) => ({ claims, correlationId: newId(), idempotency: null });

/** The claims of a sign-in, at most a second old. */
export class ClaimsSource {
  readonly #byToken: FreshCache<SignInClaims | null>;
  readonly #bySignIn: FreshCache<SignInClaims | null>;

  constructor(graph: Graph) {
    this.#byToken = new FreshCache(async (token) =>
      parseClaims((await ask(graph, ClaimsOfToken, { token }, edgeRequest(anonymous))).claims),
    );
    this.#bySignIn = new FreshCache(async (signInId) =>
      parseClaims(
        (
          await ask(
            graph,
            ClaimsOfSignIn,
            { signInId },
            edgeRequest({ kind: 'edge', teamId: null }),
          )
        ).signInClaims,
      ),
    );
  }

  /** Null for a token that is unknown or has ended. @throws EdgeError UNAVAILABLE */
  async of(token: string, maxAgeMs?: number): Promise<SignInClaims | null> {
    if (!TOKEN.test(token)) return null;
    return maxAgeMs === undefined
      ? this.#byToken.get(token)
      : (await this.#byToken.dated(token, maxAgeMs)).value;
  }

  /** Of a sign-in that a signed text names, with the time of the answer. @throws EdgeError UNAVAILABLE */
  datedOfSignIn(
    signInId: string,
    maxAgeMs: number,
  ): Promise<{ value: SignInClaims | null; askedAt: number }> {
    return this.#bySignIn.dated(signInId, maxAgeMs);
  }

  /** After something changed on this copy; others notice within a second. */
  clear(): void {
    this.#byToken.clear();
    this.#bySignIn.clear();
  }
}

function parseClaims(claims: AnswerOfClaimsFragment | null | undefined): SignInClaims | null {
  if (!claims || Date.parse(claims.expiresAt) <= Date.now()) return null;
  const { userId, signInId, teamId, role, permissions, groupIds, isOperator } = claims;
  const proof = claims.proof ?? null;
  const provable = proof === null ? {} : { proof };
  if (claims.lacksSecondFactor) return { kind: 'limited', userId, signInId, teamId, ...provable };
  return {
    kind: 'user',
    ...provable,
    userId,
    impersonatorId: claims.impersonatorId ?? null,
    signInId,
    teamId,
    role,
    permissions,
    groupIds,
    isOperator,
  };
}

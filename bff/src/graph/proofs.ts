import { provedAt } from '@lectern/kernel/process/claims-proof.ts';
import type { GraphRequest } from '@lectern/kernel/graphql/subgraph.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Claims, LimitedClaims, UserClaims } from '@lectern/schemas/access/claims.ts';
import type { ClaimsSource } from '../access/claims-source.ts';

/** Well before a proof of claims ends, which lasts a minute. */
const PROOF_AGE_MS = 30_000;
/** Well before the edge's ends, which lasts ten. */
const EDGE_RENEW_MS = 60_000;
const EDGE_LASTS_MS = 540_000;
const AGAIN_MS = 1_000;
/** A call does not wait longer for identity. */
const PATIENCE_MS = 2_000;

/** The edge's own proof. It is renewed in the background, so that calls go on while identity is away for minutes. */
export class EdgeProofs {
  readonly #ask: () => Promise<string>;
  #known: { proof: string; at: number } | null = null;
  #asking: Promise<string> | null = null;
  #askedAt = -Infinity;

  constructor(ask: () => Promise<string>) {
    this.#ask = ask;
  }

  /** @throws Error where none is known and identity does not answer within two seconds */
  async current(): Promise<string> {
    const now = performance.now();
    const age = this.#known ? now - this.#known.at : Infinity;
    if (this.#known && age < EDGE_LASTS_MS) {
      if (age > EDGE_RENEW_MS && now - this.#askedAt > AGAIN_MS) this.#renew().catch(() => {});
      return this.#known.proof;
    }
    return Promise.race([this.#renew(), tooLate()]);
  }

  #renew(): Promise<string> {
    const at = performance.now();
    this.#askedAt = at;
    return (this.#asking ??= this.#ask()
      .then((proof) => {
        this.#known = { proof, at };
        return proof;
      })
      .finally(() => (this.#asking = null)));
  }
}

async function tooLate(): Promise<never> {
  await pause(PATIENCE_MS, undefined, { ref: false });
  throw new Error('Identity does not say who the edge is');
}

type Proven = UserClaims | LimitedClaims;

/** Callers whose call takes longer than a proof lasts: an upload, an export, a stream. */
export class ProvenCallers {
  readonly #claims: ClaimsSource;
  /** What claims that a call began with have become. */
  readonly #renewed = new WeakMap<Claims, Proven>();

  constructor(claims: ClaimsSource) {
    this.#claims = claims;
  }

  /** The request with a proof that lasts; null where the sign-in has ended, or is another person's. @throws EdgeError */
  async renew(request: GraphRequest): Promise<GraphRequest | null> {
    const { claims } = request;
    if (claims.kind !== 'user' && claims.kind !== 'limited') return request;
    const known = this.#renewed.get(claims) ?? claims;
    const fresh = isFresh(known) ? known : await this.#fresh(claims);
    if (fresh === null) return null;
    if (fresh !== claims) this.#renewed.set(claims, fresh);
    return fresh === claims ? request : { ...request, claims: fresh };
  }

  async #fresh(claims: Proven): Promise<Proven | null> {
    const { value } = await this.#claims.datedOfSignIn(claims.signInId, AGAIN_MS);
    return value && isSamePerson(value, claims) ? value : null;
  }
}

function isSamePerson(one: Proven, other: Proven): boolean {
  const actorOf = (claims: Proven) => (claims.kind === 'user' ? claims.impersonatorId : null);
  return (
    one.userId === other.userId && one.teamId === other.teamId && actorOf(one) === actorOf(other)
  );
}

function isFresh({ proof }: Proven): boolean {
  return proof === undefined || Date.now() - provedAt(proof) < PROOF_AGE_MS;
}

import type { KeyObject } from 'node:crypto';
import { decodeJwt, errors, jwtVerify, SignJWT, type CryptoKey } from 'jose';
import { z } from 'zod';
import type { Claims } from '@lectern/schemas/access/claims.ts';
import type { PublishedKeys } from './published-keys.ts';

/** Claims are asked for again every second; a proof outlasts what is on its way, and the clocks' differences. */
const PROOF_SECONDS = 60;
/** It gives no person's rights, and readers must not wait while identity is away. */
const EDGE_PROOF_SECONDS = 600;
const CLOCK_TOLERANCE_SECONDS = 10;
const AUDIENCE = 'lectern';
const ALGORITHM = 'EdDSA';
const MAX_KNOWN = 2_000;

const person = { userId: z.string(), signInId: z.string(), teamId: z.string() };
const provable = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('edge') }),
  z.strictObject({ kind: z.literal('limited'), ...person }),
  z.strictObject({
    kind: z.literal('user'),
    ...person,
    impersonatorId: z.string().nullable(),
    role: z.enum(['TEAM_ADMIN', 'TEAM_MEMBER']),
    permissions: z.array(z.string()).readonly(),
    groupIds: z.array(z.string()).readonly(),
    isOperator: z.boolean(),
  }),
]);
export type ProvableClaims = z.output<typeof provable>;

export interface SigningKey {
  id: string;
  privateKey: CryptoKey | KeyObject;
}

/** Claims as a short-lived JWS (EdDSA), by which another process believes them. */
export function proveClaims(
  claims: ProvableClaims,
  { id, privateKey }: SigningKey,
): Promise<string> {
  return new SignJWT({ claims: provable.parse(claims) })
    .setProtectedHeader({ alg: ALGORITHM, kid: id })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${claims.kind === 'edge' ? EDGE_PROOF_SECONDS : PROOF_SECONDS}s`)
    .sign(privateKey);
}

/** When a proof was made, in epoch milliseconds; it is not checked. */
export function provedAt(proof: string): number {
  return (decodeJwt(proof).iat ?? 0) * 1000;
}

/** A proof that is forged, too old, of an unknown key or malformed. */
export class InvalidProof extends Error {
  constructor(reason: string) {
    super(`The claims of this call are not believed: ${reason}`);
    this.name = 'InvalidProof';
  }
}

/** Believes proofs of the keys that the signer publishes. Each text is checked once while it is valid. */
export class ProofVerifier {
  readonly #keys: PublishedKeys;
  readonly #known = new Map<string, { claims: Claims; until: number }>();

  constructor(keys: PublishedKeys) {
    this.#keys = keys;
  }

  /** @throws InvalidProof; other errors where the keys cannot be reached */
  async verify(proof: string): Promise<Claims> {
    const known = this.#known.get(proof);
    if (known && known.until > Date.now()) return known.claims;
    const { claims, until } = await this.#check(proof);
    if (this.#known.size >= MAX_KNOWN) this.#forgetExpired();
    this.#known.set(proof, { claims, until });
    return claims;
  }

  /** All of them where none has expired. */
  #forgetExpired(): void {
    const now = Date.now();
    for (const [proof, { until }] of this.#known) if (until <= now) this.#known.delete(proof);
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
  }

  async #check(proof: string): Promise<{ claims: Claims; until: number }> {
    try {
      const { payload } = await jwtVerify(proof, this.#keys.find, {
        audience: AUDIENCE,
        algorithms: [ALGORITHM],
        requiredClaims: ['exp', 'iat'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      const parsed = provable.safeParse(payload['claims']);
      if (!parsed.success) throw new InvalidProof('they have another shape');
      const claims: Claims =
        parsed.data.kind === 'edge' ? { kind: 'edge', teamId: null } : { ...parsed.data, proof };
      return { claims, until: (payload.exp ?? 0) * 1000 };
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      throw new InvalidProof(error.message);
    }
  }
}

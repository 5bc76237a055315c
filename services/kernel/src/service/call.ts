import { isOurs, type Claims } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '../errors.ts';
import type { EventMeta } from '../events/recorded-event.ts';
import type { GraphRequest } from '../graphql/subgraph.ts';
import { networkOf } from '../network/network.ts';
import type { From, Idempotency } from '../store/commits-port.ts';
import type { ViewHandle } from './view-handle.ts';

/** Who calls into a service, and the origin that their commands record. */
export interface Call {
  claims: Claims;
  correlationId: string;
  causationId: string | null;
  actorId: string | null;
  onBehalfOfId: string | null;
  from?: From | undefined;
  /** Takes the key for one command; the second of the same call gets one derived from it. */
  idempotency(): Idempotency | null;
  /** All handles of the call: each forgets what a command of the call has changed. */
  handles: Set<ViewHandle<unknown>>;
}

export function callOfRequest({ claims, correlationId, idempotency, address }: GraphRequest): Call {
  const from =
    claims.kind === 'user' || claims.kind === 'limited'
      ? { signInId: claims.signInId, network: networkOf(address ?? null) }
      : undefined;
  return {
    claims,
    correlationId,
    causationId: null,
    ...attributionOf(claims),
    from,
    idempotency: numbered(idempotency),
    handles: new Set(),
  };
}

export function callOfPolicy(
  policy: string,
  { teamId, actorId, onBehalfOfId, correlationId, id }: EventMeta,
): Call {
  const key = { key: `policy/${policy}/${id}`, hash: id };
  return {
    claims: { kind: 'system', teamId },
    correlationId,
    causationId: id,
    actorId,
    onBehalfOfId,
    idempotency: numbered(key),
    handles: new Set(),
  };
}

export function callOfSystem(teamId: string | null, correlationId: string): Call {
  return {
    claims: { kind: 'system', teamId },
    correlationId,
    causationId: null,
    ...noActor,
    idempotency: () => null,
    handles: new Set(),
  };
}

/** The caller's team; the product itself may name another. @throws DomainError NOT_FOUND, UNAUTHENTICATED */
export function teamOf({ claims }: Call, teamId?: string): string {
  if (claims.kind === 'user') {
    if (teamId !== undefined && teamId !== claims.teamId)
      throw new DomainError('NOT_FOUND', 'There is no such team.');
    return claims.teamId;
  }
  const known = teamId ?? (isOurs(claims) ? claims.teamId : null);
  if (!known) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  return known;
}

const noActor = { actorId: null, onBehalfOfId: null };

/** An event's actor is the person who acts, also where they act as another member. */
function attributionOf(claims: Claims): { actorId: string | null; onBehalfOfId: string | null } {
  if (claims.kind === 'limited') return { actorId: claims.userId, onBehalfOfId: null };
  if (claims.kind !== 'user') return noActor;
  const { userId, impersonatorId } = claims;
  return impersonatorId === null
    ? { actorId: userId, onBehalfOfId: null }
    : { actorId: impersonatorId, onBehalfOfId: userId };
}

/** One key for each command: the call's own, then `key/2`, `key/3`. */
function numbered(idempotency: Idempotency | null): () => Idempotency | null {
  let used = 0;
  return () => {
    if (!idempotency) return null;
    used++;
    return used === 1 ? idempotency : { ...idempotency, key: `${idempotency.key}/${used}` };
  };
}

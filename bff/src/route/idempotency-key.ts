import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { Idempotency } from '@lectern/kernel/store/commits-port.ts';
import { createHash } from 'node:crypto';
import type { Call } from '../http/call.ts';
import { EdgeError } from '../http/edge-error.ts';
import { problems } from '../http/problems.ts';

const MOST = 200;

/**
 * A key stands for one call of one user on one route; the hash tells another request from a repetition. The hash is
 * stored for ever, so it is keyed: a password or code in the request cannot be guessed from it.
 * @throws EdgeError INVALID for an unusable key: ignored, a repetition would be executed twice
 */
export async function idempotencyOf(
  { req, claims, edge }: Call,
  route: string,
  asked: unknown,
): Promise<Idempotency | null> {
  if (claims.kind !== 'user') return null;
  const key = req.headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  if (key.length === 0 || key.length > MOST)
    throw new EdgeError('INVALID', problems.idempotencyKeyTooLong({ most: MOST }));
  const digest = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  const person =
    claims.impersonatorId === null ? claims.userId : `${claims.userId}/${claims.impersonatorId}`;
  return {
    key: `${claims.teamId}/${person}/${route}/${key}`,
    hash: await blindIndex(edge.engines.keys, claims.teamId, `request ${digest}`),
  };
}

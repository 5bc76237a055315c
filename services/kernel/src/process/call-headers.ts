import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { anonymous, type Claims } from '@lectern/schemas/access/claims.ts';
import type { GraphRequest } from '../graphql/subgraph.ts';
import { newId } from '../ids.ts';
import { InvalidProof, type ProofVerifier } from './claims-proof.ts';

/** Beside the proof of the caller: the edge's own, by which the other headers are believed. */
const EDGE = 'x-lectern-edge';
const CONTEXT = 'x-lectern-context';

const contextSchema = z.strictObject({
  correlationId: z.string().max(100),
  idempotency: z.strictObject({ key: z.string().max(1_000), hash: z.string().max(200) }).nullable(),
  address: z.string().max(100).optional(),
  /** For which team the edge calls. */
  teamId: z.string().max(100).nullish(),
});

/** A call as it travels to another process. @param edgeProof null: a stranger's call */
export function headersOf(request: GraphRequest, edgeProof: string | null): Record<string, string> {
  if (edgeProof === null) return {};
  const { claims, correlationId, idempotency, address } = request;
  const proof = claims.kind === 'user' || claims.kind === 'limited' ? claims.proof : undefined;
  const context: z.input<typeof contextSchema> = {
    correlationId,
    idempotency,
    ...(address !== undefined && { address }),
    ...(claims.kind === 'edge' && { teamId: claims.teamId }),
  };
  return {
    [EDGE]: edgeProof,
    [CONTEXT]: Buffer.from(JSON.stringify(context)).toString('base64url'),
    ...(proof !== undefined && { authorization: `Bearer ${proof}` }),
    ...(claims.kind === 'edge' && { authorization: `Bearer ${edgeProof}` }),
  };
}

/**
 * Who calls, by the proofs in the headers. A call without the edge's proof is a stranger's, whatever else it says.
 * @throws InvalidProof
 */
export async function requestOf(
  headers: IncomingHttpHeaders,
  verifier: ProofVerifier,
): Promise<GraphRequest> {
  const edgeProof = headerOf(headers, EDGE);
  const proof = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (edgeProof === undefined) {
    if (proof !== undefined) throw new InvalidProof('the edge has not sent this call');
    return { claims: anonymous, correlationId: newId(), idempotency: null };
  }
  if ((await verifier.verify(edgeProof)).kind !== 'edge')
    throw new InvalidProof('a person is not the edge');
  const { teamId, address, correlationId, idempotency } = contextOf(headerOf(headers, CONTEXT));
  const claims: Claims = proof === undefined ? anonymous : await verifier.verify(proof);
  return {
    claims: claims.kind === 'edge' ? { kind: 'edge', teamId: teamId ?? null } : claims,
    correlationId,
    idempotency,
    ...(address !== undefined && { address }),
    edgeProof,
  };
}

function contextOf(header: string | undefined): z.output<typeof contextSchema> {
  try {
    return contextSchema.parse(JSON.parse(Buffer.from(header ?? '', 'base64url').toString()));
  } catch {
    throw new InvalidProof('its context is malformed');
  }
}

function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

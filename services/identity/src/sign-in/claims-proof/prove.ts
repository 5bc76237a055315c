import { DomainError } from '@lectern/kernel/errors.ts';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { isEdgeRequest } from '@lectern/kernel/process/edge-request.ts';
import { proveClaims, type ProvableClaims } from '@lectern/kernel/process/claims-proof.ts';
import type { SignInClaims } from '../sign-in/claims.ts';
import { currentSigningKey } from './signing-keys.ts';
import { problems } from '../../problems.ts';

/** The claims of a sign-in for other processes; null where everything runs in one. */
export async function proofOf(engines: Engines, claims: SignInClaims): Promise<string | null> {
  return isClustered(engines) ? prove(engines, provableOf(claims)) : null;
}

/** @throws DomainError FORBIDDEN where the request does not come from a process that has LECTERN_SECRET */
export async function proofOfEdge(engines: Engines, request: string): Promise<string> {
  if (!isClustered(engines) || !isEdgeRequest(request, engines.secrets))
    throw new DomainError('FORBIDDEN', problems.onlyEdgeGetsProof);
  return prove(engines, { kind: 'edge' });
}

const isClustered = ({ settings }: Engines) => settings.LECTERN_JWKS_URL !== undefined;

async function prove({ keys }: Engines, claims: ProvableClaims): Promise<string> {
  return proveClaims(claims, await currentSigningKey(keys));
}

function provableOf(claims: SignInClaims): ProvableClaims {
  const { userId, signInId, teamId, role, permissions, groupIds, isOperator } = claims;
  if (claims.lacksSecondFactor) return { kind: 'limited', userId, signInId, teamId };
  return {
    kind: 'user',
    userId,
    impersonatorId: claims.impersonatorId,
    signInId,
    teamId,
    role,
    permissions,
    groupIds,
    isOperator,
  };
}

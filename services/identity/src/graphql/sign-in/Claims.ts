import { proofOf } from '../../sign-in/claims-proof/prove.ts';
import type { SignInClaims } from '../../sign-in/sign-in/claims.ts';
import type { ClaimsResolvers } from '../generated.ts';

export type ClaimsParent = SignInClaims;

export const Claims = {
  proof: (claims, _args, { engines }) => proofOf(engines, claims),
} satisfies ClaimsResolvers;

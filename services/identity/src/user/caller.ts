import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { UserClaims } from '@lectern/kernel/access/claims.ts';

/** The person who calls: what is done to people is always somebody's doing. @throws DomainError UNAUTHENTICATED */
export function callerOf({ claims }: ServiceContext): UserClaims {
  if (claims.kind !== 'user') throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  return claims;
}

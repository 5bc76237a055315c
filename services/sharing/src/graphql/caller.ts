import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { problems } from '../texts/problems.ts';

/** The user whose feed it is; during impersonation, the impersonated one. */
export function callerId({ claims }: ServiceContext): string {
  if (claims.kind !== 'user') throw new DomainError('FORBIDDEN', problems.onlyPeople);
  return claims.userId;
}

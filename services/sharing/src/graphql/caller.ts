import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';

/** Whose feed it is. While somebody acts for another, it is the other's. */
export function callerId({ claims }: ServiceContext): string {
  if (claims.kind !== 'user') throw new DomainError('FORBIDDEN', 'This is for a person.');
  return claims.userId;
}

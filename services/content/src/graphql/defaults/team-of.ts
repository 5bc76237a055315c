import { DomainError } from '@lectern/kernel/errors.ts';
import { problems } from '../../problems.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';

/** @throws DomainError FORBIDDEN for callers without a team */
export function teamOf({ claims }: ServiceContext): string {
  if (claims.kind !== 'user') throw new DomainError('FORBIDDEN', problems.defaultsNeedTeam);
  return claims.teamId;
}

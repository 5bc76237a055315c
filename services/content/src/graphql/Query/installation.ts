import { DomainError } from '@lectern/kernel/errors.ts';
import { installationOf } from '@lectern/kernel/operations/installation.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';

export function installation(_parent: unknown, _args: unknown, { claims, engines }: ServiceContext) {
  if (claims.kind !== 'user') throw new DomainError('FORBIDDEN', 'You may not do this.');
  return installationOf(engines, claims.teamId);
}

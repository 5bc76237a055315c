import { DomainError } from '@lectern/kernel/errors.ts';
import { installationOf } from '@lectern/kernel/observability/installation.ts';
import type { QueryResolvers } from '../generated.ts';

export const installation: QueryResolvers['installation'] = (
  _parent,
  _args,
  { claims, engines },
) => {
  if (claims.kind !== 'user') throw new DomainError('FORBIDDEN', 'You may not do this.');
  return installationOf(engines, claims.teamId);
};

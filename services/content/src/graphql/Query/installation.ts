import { DomainError } from '@lectern/kernel/errors.ts';
import { installationOf } from '@lectern/kernel/observability/installation.ts';
import type { QueryResolvers } from '../generated.ts';
import { problems } from '../../problems.ts';

export const installation: QueryResolvers['installation'] = (
  _parent,
  _args,
  { claims, engines },
) => {
  if (claims.kind !== 'user') throw new DomainError('FORBIDDEN', problems.notAllowed);
  return installationOf(engines, claims.teamId);
};

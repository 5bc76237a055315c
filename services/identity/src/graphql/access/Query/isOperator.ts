import type { ServiceContext } from '@lectern/kernel/service/context.ts';

export const isOperator = (_parent: unknown, _args: unknown, { claims }: ServiceContext): boolean =>
  claims.kind === 'user' && claims.isOperator;

import { factorOwner } from '../../../sign-in/second-factor/current-factor.ts';
import type { QueryResolvers } from '../../generated.ts';

export const secondFactor: QueryResolvers['secondFactor'] = (_parent, _args, context) => {
  return factorOwner(context);
};

import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { ownerOf } from '../../second-factor/own-factor.ts';
import type { Owner } from '../../second-factor/own-factor.ts';

export function secondFactor(_parent: unknown, _args: unknown, context: ServiceContext): Owner {
  return ownerOf(context);
}

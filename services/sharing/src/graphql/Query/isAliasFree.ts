import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { aliasProblem } from '../../shared-link/address.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { QueryIsAliasFreeArgs } from '../generated.ts';

/** Of the whole installation: addresses are shared by all teams. What cannot be an address is not free either. */
export async function isAliasFree(_parent: unknown, { alias, linkId }: QueryIsAliasFreeArgs, context: ServiceContext): Promise<boolean> {
  if (aliasProblem(alias)) return false;
  const holders = await Promise.all(['alias', 'token'].map((field) => context.lookup(sharedLink, field, alias)));
  return holders.every((holder) => holder === null || holder.id === linkId);
}

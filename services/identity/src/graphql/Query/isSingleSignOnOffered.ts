import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { singleSignOn } from '../../single-sign-on/single-sign-on.ts';
import type { QueryIsSingleSignOnOfferedArgs } from '../generated.ts';

export async function isSingleSignOnOffered(_parent: unknown, { provider }: QueryIsSingleSignOnOfferedArgs, context: ServiceContext): Promise<boolean> {
  return (await context.view(singleSignOn).find({ list: 'byProvider', where: { provider }, limit: 1 })).length > 0;
}

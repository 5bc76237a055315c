import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { isAllowed } from '../../single-sign-on/hosts.ts';
import { singleSignOn } from '../../single-sign-on/single-sign-on.ts';
import type { QueryIsSingleSignOnOfferedArgs } from '../generated.ts';

/** Among so many teams there is one whose host the operator has not taken away. */
const MOST_LOOKED_AT = 100;

export async function isSingleSignOnOffered(_parent: unknown, { provider }: QueryIsSingleSignOnOfferedArgs, context: ServiceContext): Promise<boolean> {
  const rows = await context.view(singleSignOn).find({ list: 'byProvider', where: { provider }, limit: MOST_LOOKED_AT });
  return rows.some(({ doc }) => doc.status === 'on' && isAllowed(doc, context.engines.settings));
}

import { isHostAllowed } from '../../../../sign-in/single-sign-on/hosts.ts';
import { singleSignOn } from '../../../../sign-in/single-sign-on/single-sign-on.ts';
import type { QueryResolvers } from '../../../generated.ts';

/** One of so many has a host that the operator still allows. */
const MAX_CHECKED = 100;

export const isSingleSignOnOffered: QueryResolvers['isSingleSignOnOffered'] = async (
  _parent,
  { provider },
  context,
) => {
  const rows = await context
    .view(singleSignOn)
    .find({ list: 'byProvider', where: { provider }, limit: MAX_CHECKED });
  return rows.some(
    ({ doc }) => doc.status === 'on' && isHostAllowed(doc, context.engines.settings),
  );
};

import { isHostAllowed, normalizeHost } from '../../../../sign-in/single-sign-on/hosts.ts';
import type { QueryResolvers } from '../../../generated.ts';

export const isSingleSignOnHost: QueryResolvers['isSingleSignOnHost'] = (
  _parent,
  { provider, host },
  { engines },
) => {
  return (
    host.length <= 300 &&
    isHostAllowed(
      { provider, host: normalizeHost(provider, host, engines.settings) },
      engines.settings,
    )
  );
};

import { singleSignOnOf } from '../../../../sign-in/single-sign-on/requirement.ts';
import { domainName } from '../../../../sign-in/team-domain/domain-name.ts';
import type { QueryResolvers } from '../../../generated.ts';

export const requiredSingleSignOn: QueryResolvers['requiredSingleSignOn'] = async (
  _parent,
  { domain },
  context,
) => {
  const name = domainName(domain);
  const found = name === null ? null : await singleSignOnOf(context, name);
  return found?.active.exceptUserId == null ? null : found.active.provider;
};

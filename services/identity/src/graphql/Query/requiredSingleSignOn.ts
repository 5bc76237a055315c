import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { singleSignOnOf } from '../../single-sign-on/requirement.ts';
import { domainName } from '../../team-domain/domain-name.ts';
import type { QueryRequiredSingleSignOnArgs, SingleSignOnProvider } from '../generated.ts';

export async function requiredSingleSignOn(_parent: unknown, { domain }: QueryRequiredSingleSignOnArgs, context: ServiceContext): Promise<SingleSignOnProvider | null> {
  const name = domainName(domain);
  const found = name === null ? null : await singleSignOnOf(context, name);
  return found?.active.exceptUserId == null ? null : found.active.provider;
}

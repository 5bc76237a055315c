import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { isAllowed, normalHost } from '../../single-sign-on/hosts.ts';
import type { QueryIsSingleSignOnHostArgs } from '../generated.ts';

export function isSingleSignOnHost(_parent: unknown, { provider, host }: QueryIsSingleSignOnHostArgs, { engines }: ServiceContext): boolean {
  return host.length <= 300 && isAllowed({ provider, host: normalHost(provider, host, engines.settings) }, engines.settings);
}

import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { normalHost, originOf } from '../../single-sign-on/hosts.ts';
import type { QueryIsSingleSignOnHostArgs } from '../generated.ts';

export function isSingleSignOnHost(_parent: unknown, { provider, host }: QueryIsSingleSignOnHostArgs, { engines }: ServiceContext): boolean {
  return host.length <= 300 && originOf(provider, normalHost(host), engines.settings) !== null;
}

import { ownPath } from '@lectern/kernel/text/own-path.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { requestAuthTime } from '../../../../sign-in/single-sign-on/reauthentication.ts';
import { normalizeHost } from '../../../../sign-in/single-sign-on/hosts.ts';
import { singleSignOnOf } from '../../../../sign-in/single-sign-on/requirement.ts';
import { startAuthorization } from '../../../../sign-in/single-sign-on/start-authorization.ts';
import { hostKey, singleSignOn } from '../../../../sign-in/single-sign-on/single-sign-on.ts';
import type { ActiveSingleSignOn } from '../../../../sign-in/single-sign-on/state.ts';
import { domainName } from '../../../../sign-in/team-domain/domain-name.ts';
import type { StartSingleSignOnInput, MutationResolvers } from '../../../generated.ts';

type TeamSingleSignOn = { teamId: string; active: ActiveSingleSignOn };

export const startSingleSignOn: MutationResolvers['startSingleSignOn'] = async (
  _parent,
  { input },
  context,
) => {
  const [found, other] = await teamsOfHost(context, input);
  if (!found) return { url: null, way: null, refusal: 'UNKNOWN' };
  if (other) return { url: null, way: null, refusal: 'AMBIGUOUS' };
  return startAuthorization(context, {
    ...found,
    errand: { kind: 'SIGN_IN' },
    next: ownPath(input.next),
    more: requestAuthTime,
  });
};

/** Several teams may use one host. Two are enough to know that. */
async function teamsOfHost(
  context: ServiceContext,
  { domain, provider, host }: StartSingleSignOnInput,
): Promise<TeamSingleSignOn[]> {
  const name = domain == null ? null : domainName(domain);
  if (name !== null) {
    const found = await singleSignOnOf(context, name);
    return found ? [found] : [];
  }
  if (provider == null || host == null || host.length > 300) return [];
  const rows = await context.view(singleSignOn).find({
    list: 'byPlace',
    where: {
      place: hostKey({ provider, host: normalizeHost(provider, host, context.engines.settings) }),
    },
    limit: 2,
  });
  return rows.flatMap(({ id: teamId, doc }) =>
    doc.status === 'on' && doc.tested !== null ? [{ teamId, active: doc }] : [],
  );
}

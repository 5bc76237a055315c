import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { customRoleIn } from '../../../access/custom-role/team-custom-role.ts';
import {
  operatorHostNames,
  isHostAllowed,
  suffixes,
  type Provider,
} from '../../../sign-in/single-sign-on/hosts.ts';
import { countAffectedPeople } from '../../../sign-in/single-sign-on/count-affected.ts';
import { redirectUriOf } from '../../../sign-in/single-sign-on/start-authorization.ts';
import { singleSignOn } from '../../../sign-in/single-sign-on/single-sign-on.ts';
import type { ActiveSingleSignOn } from '../../../sign-in/single-sign-on/state.ts';
import { toDisplayDomain } from '../../../sign-in/team-domain/domain-name.ts';
import { recordOf } from '../../../sign-in/team-domain/dns-record.ts';
import { mailboxes } from '../../../sign-in/team-domain/mailed-code.ts';
import { domainsOf } from '../../../sign-in/team-domain/team-domains.ts';
import type { ClaimedDomain } from '../../../sign-in/team-domain/state.ts';
import { canBeAccountManager } from '../../../people/team/account-manager.ts';
import { currentUser } from '../../../access/current-user.ts';
import { findTeamUser } from '../../../people/members/team-user.ts';
import { user } from '../../../people/user/user.ts';
import type {
  SingleSignOnResolvers,
  SingleSignOnConfigurationResolvers,
  TeamDomainResolvers,
} from '../../generated.ts';

export interface SingleSignOnRow {
  teamId: string;
}

interface ConfigurationRow {
  teamId: string;
  active: ActiveSingleSignOn;
}

export function singleSignOnRow(context: ServiceContext): SingleSignOnRow {
  return { teamId: currentUser(context).teamId };
}

const providers: Provider[] = ['OKTA', 'DYNAMICS', 'EGNYTE'];
export type SingleSignOnParent = SingleSignOnRow;

export const SingleSignOn = {
  id: ({ teamId }) => teamId,
  domains: ({ teamId }, _args, context) => domainsOf(context, teamId),
  mailboxes: () => [...mailboxes],
  configuration: async ({ teamId }, _args, context) => {
    const active = (await context.view(singleSignOn).get(teamId))?.doc;
    return active?.status === 'on' ? { teamId, active } : null;
  },
  signedOutByRequiring: ({ teamId }, { exceptUserId }, context) =>
    countAffectedPeople(context, teamId, exceptUserId),
  hosts: (_of, _args, { engines: { settings, urls } }) =>
    providers.map((provider) => ({
      provider,
      suffixes: suffixes[provider],
      added: operatorHostNames(provider, settings),
      redirectUri: redirectUriOf(urls.console, provider),
    })),
} satisfies SingleSignOnResolvers;
export type SingleSignOnConfigurationParent = ConfigurationRow;

export const SingleSignOnConfiguration = {
  provider: ({ active }) => active.provider,
  host: ({ active }) => active.host,
  isHostAllowed: ({ active }, _args, { engines: { settings } }) => isHostAllowed(active, settings),
  clientId: ({ active }) => active.clientId,
  defaultRole: ({ active }) => active.defaultRole,
  customRole: ({ teamId, active }, _args, context) =>
    customRoleIn(context, teamId, active.customRoleId),
  testedAt: ({ active }) => active.tested?.at ?? null,
  isRequired: ({ active }) => active.exceptUserId !== null,
  except: ({ active }, _args, context) =>
    active.exceptUserId === null ? null : findTeamUser(context, active.exceptUserId),
  isExceptionGood: async ({ teamId, active }, _args, context) => {
    if (active.exceptUserId === null) return true;
    const row = await context.view(user).get(active.exceptUserId);
    return row !== null && canBeAccountManager(row.doc, teamId);
  },
} satisfies SingleSignOnConfigurationResolvers;
export type TeamDomainParent = Row<ClaimedDomain>;

export const TeamDomain = {
  domain: ({ doc }) => doc.domain,
  name: ({ doc }) => toDisplayDomain(doc.domain),
  isProven: ({ doc }) => doc.status === 'proven',
  provenBy: ({ doc }) => doc.provenBy,
  record: ({ doc }) => recordOf(doc),
  mailedTo: ({ doc: { domain, mailed } }) =>
    mailed !== null && mailed.expiresAt > new Date().toISOString()
      ? `${mailed.mailbox}@${toDisplayDomain(domain)}`
      : null,
} satisfies TeamDomainResolvers;

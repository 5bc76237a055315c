import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { customRoleIn } from '../custom-role/seen-custom-role.ts';
import { addedPlaces, isAllowed, suffixes, type Provider } from '../single-sign-on/hosts.ts';
import { countSignedOut } from '../single-sign-on/signed-out.ts';
import { redirectUriOf } from '../single-sign-on/set-out.ts';
import { singleSignOn, type ActiveSingleSignOn } from '../single-sign-on/single-sign-on.ts';
import { asWritten } from '../team-domain/domain-name.ts';
import { recordOf } from '../team-domain/dns-record.ts';
import { mailboxes } from '../team-domain/mailed-code.ts';
import { domainsOf } from '../team-domain/own-domains.ts';
import type { ClaimedDomain } from '../team-domain/team-domain.ts';
import { mayLookAfter } from '../team/account-manager.ts';
import { callerOf } from '../user/caller.ts';
import { seeUser } from '../user/seen-user.ts';
import { user } from '../user/user.ts';
import type { SingleSignOnSignedOutByRequiringArgs } from './generated.ts';

/** A team's, by the team's id. */
export interface SeenSingleSignOn {
  teamId: string;
}

interface SeenConfiguration {
  teamId: string;
  active: ActiveSingleSignOn;
}

/** What of it has changed is read when it is answered. */
export function seeSingleSignOn(context: ServiceContext): SeenSingleSignOn {
  return { teamId: callerOf(context).teamId };
}

const providers: Provider[] = ['OKTA', 'DYNAMICS', 'EGNYTE'];

export const SingleSignOn = {
  id: ({ teamId }: SeenSingleSignOn) => teamId,
  domains: ({ teamId }: SeenSingleSignOn, _args: unknown, context: ServiceContext) => domainsOf(context, teamId),
  mailboxes: () => mailboxes,
  configuration: async ({ teamId }: SeenSingleSignOn, _args: unknown, context: ServiceContext): Promise<SeenConfiguration | null> => {
    const active = (await context.view(singleSignOn).get(teamId))?.doc;
    return active?.status === 'on' ? { teamId, active } : null;
  },
  signedOutByRequiring: ({ teamId }: SeenSingleSignOn, { exceptUserId }: SingleSignOnSignedOutByRequiringArgs, context: ServiceContext) => countSignedOut(context, teamId, exceptUserId),
  hosts: (_of: SeenSingleSignOn, _args: unknown, { engines: { settings, urls } }: ServiceContext) => providers.map((provider) => ({
    provider, suffixes: suffixes[provider], added: addedPlaces(provider, settings), redirectUri: redirectUriOf(urls.console, provider),
  })),
};

export const SingleSignOnConfiguration = {
  provider: ({ active }: SeenConfiguration) => active.provider,
  host: ({ active }: SeenConfiguration) => active.host,
  isHostAllowed: ({ active }: SeenConfiguration, _args: unknown, { engines: { settings } }: ServiceContext) => isAllowed(active, settings),
  clientId: ({ active }: SeenConfiguration) => active.clientId,
  defaultRole: ({ active }: SeenConfiguration) => active.defaultRole,
  customRole: ({ teamId, active }: SeenConfiguration, _args: unknown, context: ServiceContext) => customRoleIn(context, teamId, active.customRoleId),
  testedAt: ({ active }: SeenConfiguration) => active.tested?.at ?? null,
  isRequired: ({ active }: SeenConfiguration) => active.exceptUserId !== null,
  except: ({ active }: SeenConfiguration, _args: unknown, context: ServiceContext) => active.exceptUserId && seeUser(context, active.exceptUserId),
  isExceptionGood: async ({ teamId, active }: SeenConfiguration, _args: unknown, context: ServiceContext) => {
    if (active.exceptUserId === null) return true;
    const row = await context.view(user).get(active.exceptUserId);
    return row !== null && mayLookAfter(row.doc, teamId);
  },
};

export const TeamDomain = {
  domain: ({ doc }: Row<ClaimedDomain>) => doc.domain,
  name: ({ doc }: Row<ClaimedDomain>) => asWritten(doc.domain),
  isProven: ({ doc }: Row<ClaimedDomain>) => doc.status === 'proven',
  provenBy: ({ doc }: Row<ClaimedDomain>) => doc.provenBy,
  record: ({ doc }: Row<ClaimedDomain>) => recordOf(doc),
  mailedTo: ({ doc: { domain, mailed } }: Row<ClaimedDomain>) => (mailed !== null && mailed.expiresAt > new Date().toISOString() ? `${mailed.mailbox}@${asWritten(domain)}` : null),
};

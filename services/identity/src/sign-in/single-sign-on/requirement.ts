import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { openMembershipIn } from '../../people/user/memberships.ts';
import type { RegisteredUser } from '../../people/user/state.ts';
import { domainOf } from '../team-domain/domain-name.ts';
import { provenDomainKey, provenPeriod, teamDomain } from '../team-domain/team-domain.ts';
import type { ActiveSignIn } from '../sign-in/state.ts';
import { isEndedByRequirement, type DomainPeriod } from './ended-by-requirement.ts';
import { providerLabels, type Provider } from './hosts.ts';
import { requirementsOf, singleSignOn } from './single-sign-on.ts';
import type { ActiveSingleSignOn } from './state.ts';
import { problems } from '../../problems.ts';

const NO_TEAM_ID = '00000000-0000-7000-8000-000000000000';

/** The team that has proven this domain and tested its provider; null if there is none. */
export async function singleSignOnOf(
  context: ServiceContext,
  domain: string,
): Promise<{ teamId: string; active: ActiveSingleSignOn } | null> {
  const row = await context.lookup(teamDomain, 'provenAs', domain);
  const teamId = row?.doc.status === 'proven' ? row.doc.teamId : null;
  // Always looked up, so that time does not tell whose domain it is.
  const own = (await context.view(singleSignOn).get(teamId ?? NO_TEAM_ID))?.doc;
  return teamId !== null && own?.status === 'on' && own.tested !== null
    ? { teamId, active: own }
    : null;
}

/** For an unknown address. @throws DomainError FORBIDDEN */
export async function assertNotRequiredOfEmail(
  context: ServiceContext,
  email: string,
): Promise<void> {
  const domain = domainOf(email);
  const found = domain === null ? null : await singleSignOnOf(context, domain);
  if (found && found.active.exceptUserId !== null)
    throw singleSignOnRequired(found.active.provider);
}

/** The team whose single sign-on the user must use; null if there is none. */
export async function requiringTeamOf(
  context: ServiceContext,
  userId: string,
  user: RegisteredUser,
): Promise<{ teamId: string; provider: Provider } | null> {
  const domain = user.email === null ? null : domainOf(user.email);
  const found = domain === null ? null : await singleSignOnOf(context, domain);
  if (!found || found.active.exceptUserId === null) return null;
  const isExcepted =
    found.active.exceptUserId === userId &&
    openMembershipIn(user, found.teamId)?.role === 'TEAM_ADMIN';
  return isExcepted ? null : { teamId: found.teamId, provider: found.active.provider };
}

/**
 * Whether single sign-on makes this sign-in invalid: it is required, or was since the sign-in came
 * to the team. Runs with every request, and is quick without a requirement.
 */
export async function isBlockedByRequirement(
  context: ServiceContext,
  signIn: ActiveSignIn,
  user: RegisteredUser,
): Promise<boolean> {
  const { teamId } = signIn;
  const own = (await context.view(singleSignOn).get(teamId))?.doc;
  const requirements = own ? requirementsOf(own) : [];
  if (requirements.length === 0) return false;
  return isEndedByRequirement(
    signIn,
    requirements,
    await domainPeriodsOf(context, teamId, user),
    openMembershipIn(user, teamId)?.role === 'TEAM_ADMIN',
  );
}

/** More often than a team proves and removes a domain. */
const MAX_PERIODS = 1_000;

/** When the team owned the domain of the address. */
async function domainPeriodsOf(
  context: ServiceContext,
  teamId: string,
  { email }: RegisteredUser,
): Promise<DomainPeriod[]> {
  const domain = email === null ? null : domainOf(email);
  if (domain === null) return [];
  const rows = await context.view(teamDomain).find({
    list: 'everProven',
    where: { everProvenAs: provenDomainKey(teamId, domain) },
    limit: MAX_PERIODS,
  });
  return rows.flatMap(({ doc }) => provenPeriod(doc) ?? []);
}

/**
 * How often teams stopped requiring it. Read before access is checked, so that a concurrent
 * requirement ends the sign-in.
 */
export async function requirementsEndedIn(
  context: ServiceContext,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const view = context.view(singleSignOn);
  return new Map(
    await Promise.all(
      teamIds.map(
        async (teamId) => [teamId, (await view.get(teamId))?.doc.ended.length ?? 0] as const,
      ),
    ),
  );
}

/**
 * Checked after the password, so that strangers learn nothing. A person with a second factor may
 * still enter their other teams.
 * @returns the closed team, null for none
 * @throws DomainError FORBIDDEN
 */
export async function assertNotRequired(
  context: ServiceContext,
  userId: string,
  user: RegisteredUser,
  hasFactor: boolean,
): Promise<string | null> {
  const requiring = await requiringTeamOf(context, userId, user);
  if (!requiring) return null;
  const isElsewhere = user.memberships.some(
    ({ teamId, isLocked }) => teamId !== requiring.teamId && !isLocked,
  );
  if (!hasFactor || !isElsewhere) throw singleSignOnRequired(requiring.provider);
  return requiring.teamId;
}

function singleSignOnRequired(provider: Provider): DomainError {
  return new DomainError(
    'FORBIDDEN',
    problems.singleSignOnRequired({ provider: providerLabels[provider] }),
  );
}

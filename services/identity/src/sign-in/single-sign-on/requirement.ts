import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { openMembershipIn } from '../../people/user/memberships.ts';
import type { RegisteredUser } from '../../people/user/state.ts';
import { domainOf } from '../team-domain/domain-name.ts';
import { provenDomainKey, provenPeriod, teamDomain } from '../team-domain/team-domain.ts';
import type { ActiveSignIn } from '../sign-in/sign-in.ts';
import { isEndedByRequirement, type DomainPeriod } from './ended-by-requirement.ts';
import { providerLabels, type Provider } from './hosts.ts';
import { requirementsOf, singleSignOn, type ActiveSingleSignOn } from './single-sign-on.ts';

const NO_TEAM_ID = '00000000-0000-7000-8000-000000000000';

/** The team whose domain this is, and how its people come in; null where nobody has proven it, or no provider is set up and tested. */
export async function singleSignOnOf(
  context: ServiceContext,
  domain: string,
): Promise<{ teamId: string; active: ActiveSingleSignOn } | null> {
  const row = await context.lookup(teamDomain, 'provenAs', domain);
  const teamId = row?.doc.status === 'proven' ? row.doc.teamId : null;
  // Looked for where there is none, too: how long it takes does not tell whose domain is whose.
  const own = (await context.view(singleSignOn).get(teamId ?? NO_TEAM_ID))?.doc;
  return teamId !== null && own?.status === 'on' && own.tested !== null
    ? { teamId, active: own }
    : null;
}

/** Likewise of whoever is nobody yet. @throws DomainError FORBIDDEN */
export async function assertNotRequiredOfEmail(
  context: ServiceContext,
  email: string,
): Promise<void> {
  const domain = domainOf(email);
  const found = domain === null ? null : await singleSignOnOf(context, domain);
  if (found && found.active.exceptUserId !== null)
    throw singleSignOnRequired(found.active.provider);
}

/** The team that lets somebody in by its provider alone, because their address is of its domain; null where none does. */
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
 * Whether a sign-in that the provider does not stand behind is worth nothing in its team: it asks for single sign-on, or
 * did since the sign-in came there. Looked at with every call, and answered at once where nothing is, or was, required.
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

/** More often than a team proves one domain and takes it back. */
const MAX_PERIODS = 1_000;

/** When the domain of their address was the team's: who takes it back lets nobody in again. */
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

/** How often teams have stopped requiring it; read before it is looked at who may come in, so that what ends sign-ins meanwhile ends that one, too. */
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
 * Whether somebody may come in otherwise than by the provider of their domain's team. Asked once the password was right, so
 * that strangers hear nothing. The provider does not vouch in other teams for whoever has a second factor: with that
 * they come in there, and there alone.
 * @returns the team that is closed to them so; null for none
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
    `Your team asks for single sign-on. Please sign in with ${providerLabels[provider]}.`,
  );
}

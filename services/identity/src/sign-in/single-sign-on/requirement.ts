import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { openMembershipIn } from '../../people/user/memberships.ts';
import type { RegisteredUser } from '../../people/user/state.ts';
import { domainOf } from '../team-domain/domain-name.ts';
import { provenBy, provenIn, teamDomain } from '../team-domain/team-domain.ts';
import type { ActiveSignIn } from '../sign-in/sign-in.ts';
import { isEndedByRequiring, type Owned } from './ended-by-requirement.ts';
import { providerWords, type Provider } from './hosts.ts';
import { requirementsOf, singleSignOn, type ActiveSingleSignOn } from './single-sign-on.ts';

const NOBODYS = '00000000-0000-7000-8000-000000000000';

/** The team whose domain this is, and how its people come in; null where nobody has proven it, or no provider is set up and tested. */
export async function singleSignOnOf(
  context: ServiceContext,
  domain: string,
): Promise<{ teamId: string; active: ActiveSingleSignOn } | null> {
  const row = await context.lookup(teamDomain, 'provenAs', domain);
  const teamId = row?.doc.status === 'proven' ? row.doc.teamId : null;
  // Looked for where there is none, too: how long it takes does not tell whose domain is whose.
  const own = (await context.view(singleSignOn).get(teamId ?? NOBODYS))?.doc;
  return teamId !== null && own?.status === 'on' && own.tested !== null
    ? { teamId, active: own }
    : null;
}

/** Likewise of whoever is nobody yet. @throws DomainError FORBIDDEN */
export async function assertNotRequiredOf(context: ServiceContext, email: string): Promise<void> {
  const domain = domainOf(email);
  const found = domain === null ? null : await singleSignOnOf(context, domain);
  if (found && found.active.exceptUserId !== null) throw required(found.active.provider);
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
export async function isShutOut(
  context: ServiceContext,
  signIn: ActiveSignIn,
  user: RegisteredUser,
): Promise<boolean> {
  const { teamId } = signIn;
  const own = (await context.view(singleSignOn).get(teamId))?.doc;
  const requirements = own ? requirementsOf(own) : [];
  if (requirements.length === 0) return false;
  return isEndedByRequiring(
    signIn,
    requirements,
    await whenOwned(context, teamId, user),
    openMembershipIn(user, teamId)?.role === 'TEAM_ADMIN',
  );
}

/** More often than a team proves one domain and takes it back. */
const MOST_TIMES = 1_000;

/** When the domain of their address was the team's: who takes it back lets nobody in again. */
async function whenOwned(
  context: ServiceContext,
  teamId: string,
  { email }: RegisteredUser,
): Promise<Owned[]> {
  const domain = email === null ? null : domainOf(email);
  if (domain === null) return [];
  const rows = await context.view(teamDomain).find({
    list: 'everProven',
    where: { everProvenAs: provenBy(teamId, domain) },
    limit: MOST_TIMES,
  });
  return rows.flatMap(({ doc }) => provenIn(doc) ?? []);
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
  if (!hasFactor || !isElsewhere) throw required(requiring.provider);
  return requiring.teamId;
}

function required(provider: Provider): DomainError {
  return new DomainError(
    'FORBIDDEN',
    `Your team asks for single sign-on. Please sign in with ${providerWords[provider]}.`,
  );
}

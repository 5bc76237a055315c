import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { openMembershipIn } from '../user/access.ts';
import type { RegisteredUser } from '../user/user.ts';
import { domainOf } from '../team-domain/domain-name.ts';
import { teamDomain } from '../team-domain/team-domain.ts';
import { singleSignOn, type ActiveSingleSignOn } from './single-sign-on.ts';

const NOBODYS = '00000000-0000-7000-8000-000000000000';

/** The team whose domain this is, and how its people come in; null where nobody has proven it, or no provider is set up and tested. */
export async function singleSignOnOf(context: ServiceContext, domain: string): Promise<{ teamId: string; active: ActiveSingleSignOn } | null> {
  const row = await context.lookup(teamDomain, 'provenAs', domain);
  const teamId = row?.doc.status === 'proven' ? row.doc.teamId : null;
  // Looked for where there is none, too: how long it takes does not tell whose domain is whose.
  const own = (await context.view(singleSignOn).get(teamId ?? NOBODYS))?.doc;
  return teamId !== null && own?.status === 'on' && own.tested !== null ? { teamId, active: own } : null;
}

const words = { OKTA: 'Okta', DYNAMICS: 'Dynamics', EGNYTE: 'Egnyte' };

/** Likewise of whoever is nobody yet. @throws DomainError FORBIDDEN */
export async function assertNotRequiredOf(context: ServiceContext, email: string): Promise<void> {
  const domain = domainOf(email);
  const found = domain === null ? null : await singleSignOnOf(context, domain);
  if (found && found.active.exceptUserId !== null) throw required(found.active.provider);
}

/**
 * Whether somebody may come in otherwise than by the provider of their domain's team: also into another team, because whoever
 * has the address is the same. Asked once the password was right, so that strangers hear nothing.
 * @throws DomainError FORBIDDEN
 */
export async function assertNotRequired(context: ServiceContext, userId: string, user: RegisteredUser): Promise<void> {
  const domain = user.email === null ? null : domainOf(user.email);
  const found = domain === null ? null : await singleSignOnOf(context, domain);
  if (!found || found.active.exceptUserId === null) return;
  const isExcepted = found.active.exceptUserId === userId && openMembershipIn(user, found.teamId)?.role === 'TEAM_ADMIN';
  if (!isExcepted) throw required(found.active.provider);
}

function required(provider: keyof typeof words): DomainError {
  return new DomainError('FORBIDDEN', `Your team asks for single sign-on. Please sign in with ${words[provider]}.`);
}

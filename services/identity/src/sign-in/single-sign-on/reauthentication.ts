import { DomainError } from '@lectern/kernel/errors.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { FactorOwner } from '../second-factor/current-factor.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { openMembershipIn } from '../../people/user/memberships.ts';
import { user } from '../../people/user/user.ts';
import type { SingleSignOnRefusal } from '../../graphql/generated.ts';
import { isHostAllowed, type Provider } from './hosts.ts';
import type { Reauthentication } from './sso-state.ts';
import { singleSignOn } from './single-sign-on.ts';
import type { ActiveSingleSignOn } from './state.ts';
import { problems } from '../../problems.ts';

/** Clock difference. */
const LEEWAY_MS = 60_000;

/** The identity provider at which the caller can authenticate again; null if there is none. */
export async function providerOfSignIn(
  context: ServiceContext,
  { userId, signInId }: FactorOwner,
): Promise<{ teamId: string; active: ActiveSingleSignOn } | null> {
  const own = (await context.view(signIn).get(signInId))?.doc;
  const teamId = own?.status === 'active' ? own.vouchedForTeamId : null;
  const active = teamId === null ? null : (await context.view(singleSignOn).get(teamId))?.doc;
  if (
    teamId === null ||
    active?.status !== 'on' ||
    active.tested === null ||
    !isHostAllowed(active, context.engines.settings)
  )
    return null;
  const person = (await context.view(user).get(userId))?.doc;
  return person && openMembershipIn(person, teamId) ? { teamId, active } : null;
}

/** Whether the callback comes from the sign-in that started, without impersonation. */
export function isSameSignIn(
  { claims }: ServiceContext,
  { userId, signInId }: Reauthentication,
): boolean {
  if (claims.kind !== 'user' && claims.kind !== 'limited') return false;
  return (
    claims.userId === userId &&
    claims.signInId === signInId &&
    (claims.kind === 'limited' || claims.impersonatorId === null)
  );
}

/**
 * `auth_time` of the ID token, in seconds; the provider may have used a remembered session. Null if
 * missing; capped at now.
 */
export function authenticatedAt(
  { auth_time: at }: Record<string, unknown>,
  now: number,
): string | null {
  return typeof at === 'number' && at >= 0
    ? new Date(Math.min(at * 1000, now)).toISOString()
    : null;
}

/**
 * Whether they authenticated since the start. OpenID Connect requires `auth_time`; with Dynamics it
 * is optional, and Egnyte has none: there it counts like signing in again.
 */
export function isReauthenticated(
  provider: Provider,
  at: string | null,
  { askedAt: since }: Reauthentication,
): boolean {
  return at === null ? provider !== 'OKTA' : Date.parse(at) >= Date.parse(since) - LEEWAY_MS;
}

/**
 * Counts if the provider names this user and the team is open to them.
 * @returns the reason if not
 */
export async function confirmSignIn(
  context: ServiceContext,
  { userId, signInId }: Reauthentication,
  { teamId, email }: { teamId: string; email: string },
): Promise<Extract<SingleSignOnRefusal, 'OTHER_PERSON' | 'LOCKED'> | null> {
  const found = await context.lookup(
    user,
    'emailName',
    await blindIndex(context.engines.keys, 'global', email),
  );
  if (found?.id !== userId) return 'OTHER_PERSON';
  if (!openMembershipIn(found.doc, teamId)) return 'LOCKED';
  await context.execute(
    signIn,
    signInId,
    { type: 'ConfirmSignIn', signInId },
    { withoutIdempotency: true },
  );
  return null;
}

/** Asks for `auth_time` without forcing a new login (OpenID Connect Core 3.1.2.1). */
export const requestAuthTime = { max_age: String(365 * 24 * 3600) };

/** Forces a new login with this account (OpenID Connect Core 3.1.2.1). */
export const forceLogin = (email: string) => ({ prompt: 'login', max_age: '0', login_hint: email });

export const noProviderOfSignIn = () => new DomainError('CONFLICT', problems.signInWithoutProvider);

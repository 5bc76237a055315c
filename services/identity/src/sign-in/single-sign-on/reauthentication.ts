import { DomainError } from '@lectern/kernel/errors.ts';
import { nameOf } from '@lectern/kernel/keys/names.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { FactorOwner } from '../second-factor/current-factor.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { openMembershipIn } from '../../people/user/memberships.ts';
import { user } from '../../people/user/user.ts';
import type { SingleSignOnRefusal } from '../../graphql/generated.ts';
import { isHostAllowed, type Provider } from './hosts.ts';
import type { Reauthentication } from './sso-state.ts';
import { singleSignOn, type ActiveSingleSignOn } from './single-sign-on.ts';

/** Two clocks differ. */
const LEEWAY_MS = 60_000;

/** Where the caller may show once more that it is them: at the provider that stands behind their sign-in, of a team that they may come into; null where none does. */
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

/** Whether whoever comes back is still in by the sign-in that set out, as themselves. */
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
 * When the provider asked them, as its ID token says (`auth_time`, in seconds): it may have remembered the browser instead.
 * Null where it does not say. Its clock does not reach beyond ours.
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
 * Whether the provider has asked them since they set out. OpenID Connect has it say when it did; of Dynamics that is the
 * customer's choice, and Egnyte knows no such thing: there it is as good as signing out and in anew.
 */
export function isReauthenticated(
  provider: Provider,
  at: string | null,
  { askedAt: since }: Reauthentication,
): boolean {
  return at === null ? provider !== 'OKTA' : Date.parse(at) >= Date.parse(since) - LEEWAY_MS;
}

/** Counts where they are who the provider says, and may come into its team. @returns why it does not */
export async function confirmSignIn(
  context: ServiceContext,
  { userId, signInId }: Reauthentication,
  { teamId, email }: { teamId: string; email: string },
): Promise<Extract<SingleSignOnRefusal, 'OTHER_PERSON' | 'LOCKED'> | null> {
  const found = await context.lookup(
    user,
    'emailName',
    await nameOf(context.engines.keys, 'global', email),
  );
  if (found?.id !== userId) return 'OTHER_PERSON';
  if (!openMembershipIn(found.doc, teamId)) return 'LOCKED';
  await context.execute(signIn, signInId, { type: 'ConfirmSignIn', signInId }, { anew: true });
  return null;
}

/** Has the provider say when it asked somebody, and asks nobody anew: no browser is remembered for a year (OpenID Connect Core 3.1.2.1). */
export const requestAuthTime = { max_age: String(365 * 24 * 3600) };

/** Asks people anew, however lately the provider did (OpenID Connect Core 3.1.2.1), and for the right one of several accounts. */
export const forceLogin = (email: string) => ({ prompt: 'login', max_age: '0', login_hint: email });

export const noProviderOfSignIn = () =>
  new DomainError('CONFLICT', 'No organization stands behind this sign-in.');

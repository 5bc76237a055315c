import { DomainError } from '@lectern/kernel/errors.ts';
import { nameOf } from '@lectern/kernel/keys/names.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Owner } from '../second-factor/own-factor.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { user } from '../user/user.ts';
import { isAllowed, type Provider } from './hosts.ts';
import type { Confirming } from './sealed-way.ts';
import { singleSignOn, type ActiveSingleSignOn } from './single-sign-on.ts';

/** Two clocks differ. */
const LEEWAY_MS = 60_000;

/** Where the caller may show once more that it is them: at the provider that stands behind their sign-in; null where none does. */
export async function providerBehind(context: ServiceContext, { signInId }: Pick<Owner, 'signInId'>): Promise<{ teamId: string; active: ActiveSingleSignOn } | null> {
  const own = (await context.view(signIn).get(signInId))?.doc;
  const teamId = own?.status === 'active' ? own.vouchedForTeamId : null;
  const active = teamId === null ? null : (await context.view(singleSignOn).get(teamId))?.doc;
  return teamId !== null && active?.status === 'on' && active.tested !== null && isAllowed(active, context.engines.settings) ? { teamId, active } : null;
}

/** Whether whoever comes back is still in by the sign-in that set out, as themselves. */
export function isStillIn({ claims }: ServiceContext, { userId, signInId }: Confirming): boolean {
  if (claims.kind !== 'user' && claims.kind !== 'limited') return false;
  return claims.userId === userId && claims.signInId === signInId && (claims.kind === 'limited' || claims.impersonatorId === null);
}

/**
 * Whether the provider has asked them since they set out. OpenID Connect has it say when it did; of Dynamics that is the
 * customer's choice, and Egnyte knows no such thing: there it is as good as signing out and in anew.
 */
export function isAskedAnew(provider: Provider, { auth_time: at }: Record<string, unknown>, { askedAt }: Confirming): boolean {
  return typeof at === 'number' ? at * 1000 >= Date.parse(askedAt) - LEEWAY_MS : provider !== 'OKTA';
}

/** @returns whether they are who the provider says */
export async function confirm(context: ServiceContext, { userId, signInId }: Confirming, email: string): Promise<boolean> {
  const found = await context.lookup(user, 'emailName', await nameOf(context.engines.keys, 'global', email));
  if (found?.id !== userId) return false;
  await context.execute(signIn, signInId, { type: 'ConfirmSignIn', signInId }, { anew: true });
  return true;
}

/** Asks people anew, however lately the provider did (OpenID Connect Core 3.1.2.1), and for the right one of several accounts. */
export const anew = (email: string) => ({ prompt: 'login', max_age: '0', login_hint: email });

export const notBehind = () => new DomainError('CONFLICT', 'No organization stands behind this sign-in.');

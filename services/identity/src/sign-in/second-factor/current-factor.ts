import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isConfirmed } from '../sign-in/commands.ts';
import { signIn } from '../sign-in/sign-in.ts';
import type { ActiveSignIn, SignIn } from '../sign-in/state.ts';
import { team } from '../../people/team/team.ts';
import { user } from '../../people/user/user.ts';
import type { RegisteredUser } from '../../people/user/state.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { secondFactor } from './second-factor.ts';
import type { SecondFactor } from './state.ts';
import { problems } from '../../problems.ts';

/** The caller, even if they may only set up a factor. */
export interface FactorOwner {
  userId: string;
  teamId: string;
  signInId: string;
}

/** @throws DomainError UNAUTHENTICATED; FORBIDDEN for an impersonator */
export function factorOwner(
  { claims }: ServiceContext,
  message = problems.onlyThemselvesChangeFactors,
): FactorOwner {
  if (claims.kind !== 'user' && claims.kind !== 'limited')
    throw new DomainError('UNAUTHENTICATED', problems.signInFirst);
  if (claims.kind === 'user' && claims.impersonatorId !== null)
    throw new DomainError('FORBIDDEN', message);
  return claims;
}

export async function factorOf(context: ServiceContext, userId: string): Promise<SecondFactor> {
  return (await context.view(secondFactor).get(userId))?.doc ?? secondFactor.initial;
}

/**
 * An administrator must not lock themselves out of a team.
 * @throws DomainError CONFLICT
 */
export async function assertOwnSecondFactor(
  context: ServiceContext,
  userId: string,
): Promise<void> {
  if (!hasSecondFactor(await factorOf(context, userId)))
    throw new DomainError('CONFLICT', problems.ownFactorFirst);
}

export async function isSecondFactorRequired(
  context: ServiceContext,
  { teamId }: Pick<FactorOwner, 'teamId'>,
): Promise<boolean> {
  const row = await context.view(team).get(teamId);
  return row?.doc.status === 'active' && row.doc.requiresSecondFactor;
}

/** @throws DomainError UNAUTHENTICATED */
export async function requirePerson(
  context: ServiceContext,
  userId: string,
): Promise<RegisteredUser & { email: string }> {
  const row = await context.view(user).get(userId);
  if (row?.doc.status !== 'active' || row.doc.email === null)
    throw new DomainError('UNAUTHENTICATED', problems.signInFirst);
  return { ...row.doc, email: row.doc.email };
}

/**
 * An unattended sign-in must not change how its person signs in.
 * @throws DomainError INVALID under `currentPassword`
 */
export async function assertRecentlyConfirmed(
  context: ServiceContext,
  { userId, signInId }: FactorOwner,
): Promise<ActiveSignIn> {
  const row = await context.view(signIn).get(signInId);
  await assertNotSignedInByProviderAlone(context, userId, row?.doc);
  if (row?.doc.status === 'active' && isConfirmed(row.doc, new Date().toISOString()))
    return row.doc;
  const message = problems.passwordOnceMore;
  throw new DomainError('INVALID', message, { currentPassword: [message] });
}

/**
 * One team's identity provider must not change what guards the person's other teams.
 * @throws DomainError FORBIDDEN for a person with a factor who signed in by provider and has other
 * teams
 */
async function assertNotSignedInByProviderAlone(
  context: ServiceContext,
  userId: string,
  by: SignIn | undefined,
): Promise<void> {
  const vouchedFor = by?.status === 'active' ? by.vouchedForTeamId : null;
  if (vouchedFor === null || !hasSecondFactor(await factorOf(context, userId))) return;
  const { memberships } = await requirePerson(context, userId);
  if (memberships.some(({ teamId }) => teamId !== vouchedFor))
    throw new DomainError('FORBIDDEN', problems.signInWithFactor);
}

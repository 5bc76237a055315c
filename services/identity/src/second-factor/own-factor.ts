import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isConfirmed } from '../sign-in/commands.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { user, type RegisteredUser } from '../user/user.ts';
import { secondFactor, type SecondFactor } from './second-factor.ts';

/** The person who calls, also while there is nothing else that they may do. */
export interface Owner {
  userId: string;
  teamId: string;
  signInId: string;
}

/** @throws DomainError UNAUTHENTICATED, or FORBIDDEN for whoever acts as somebody else */
export function ownerOf({ claims }: ServiceContext): Owner {
  if (claims.kind !== 'user' && claims.kind !== 'limited') throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  if (claims.kind === 'user' && claims.impersonatorId !== null) throw new DomainError('FORBIDDEN', 'Only they themselves may change how they sign in.');
  return claims;
}

export async function factorOf(context: ServiceContext, userId: string): Promise<SecondFactor> {
  return (await context.view(secondFactor).get(userId))?.doc ?? secondFactor.initial;
}

/** @throws DomainError UNAUTHENTICATED */
export async function personOf(context: ServiceContext, userId: string): Promise<RegisteredUser & { email: string }> {
  const row = await context.view(user).get(userId);
  if (row?.doc.status !== 'active' || row.doc.email === null) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  return { ...row.doc, email: row.doc.email };
}

/** A sign-in that was left open does not change how its person comes in. @throws DomainError INVALID under `currentPassword` */
export async function assertConfirmed(context: ServiceContext, { signInId }: Owner): Promise<void> {
  const row = await context.view(signIn).get(signInId);
  if (row?.doc.status === 'active' && isConfirmed(row.doc, new Date().toISOString())) return;
  const message = 'Please type your password once more.';
  throw new DomainError('INVALID', message, { currentPassword: [message] });
}

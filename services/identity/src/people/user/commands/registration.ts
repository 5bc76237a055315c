import { TeamJoined } from '@lectern/schemas/events/identity/memberships.ts';
import {
  FirstAdminAppointed,
  RegistrationActivated,
  UserRegistered,
} from '@lectern/schemas/events/identity/users.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { UserEvent } from '../events.ts';
import type { User } from '../state.ts';
import { problems } from '../../../problems.ts';

interface NewUser {
  userId: string;
  email: string;
  emailName: string;
  name: string;
  passwordHash: string;
}

interface RegisterFirstAdmin extends NewUser {
  type: 'RegisterFirstAdmin';
  teamId: string;
  teamName: string;
}

interface RegisteredCompany {
  teamId: string;
  teamName: string;
  isTrial: boolean;
  plan: string;
  period: 'MONTH' | 'YEAR';
  userCount: number;
  promoCode: string | null;
  termsAcceptedAt: string;
}

/** The mailed link holds `userId`, so it registers one user at most. */
interface ActivateRegistration extends NewUser, RegisteredCompany {
  type: 'ActivateRegistration';
}

export type RegistrationCommand = RegisterFirstAdmin | ActivateRegistration;

export function registerFirstAdmin(
  { teamId, teamName, ...user }: RegisterFirstAdmin,
  { status }: User,
): UserEvent[] {
  if (status !== 'none') throw new DomainError('CONFLICT', problems.userRegistered);
  const { userId } = user;
  return [
    registered(user),
    TeamJoined({ userId, teamId, role: 'TEAM_ADMIN', permissions: [] }),
    FirstAdminAppointed({ userId, teamId, teamName }),
  ];
}

export function activateRegistration(command: ActivateRegistration, { status }: User): UserEvent[] {
  if (status !== 'none') throw new DomainError('CONFLICT', problems.registrationActivated);
  const { userId, teamId, teamName, isTrial, plan, period, userCount } = command;
  const { promoCode, termsAcceptedAt } = command;
  return [
    registered(command),
    TeamJoined({ userId, teamId, role: 'TEAM_ADMIN', permissions: [] }),
    RegistrationActivated({
      userId,
      teamId,
      teamName,
      isTrial,
      plan,
      period,
      userCount,
      promoCode,
      termsAcceptedAt,
    }),
  ];
}

/** A user whom a member invited or an identity provider sent. */
export function registeredWithoutPassword({
  userId,
  email,
  emailName,
  name,
}: Omit<NewUser, 'name' | 'passwordHash'> & { name: string | null }) {
  return registered({ userId, email, emailName, name, passwordHash: null });
}

function registered({
  userId,
  email,
  emailName,
  name,
  passwordHash,
}: Omit<NewUser, 'name' | 'passwordHash'> & { name: string | null; passwordHash: string | null }) {
  return UserRegistered({
    userId,
    email,
    emailName,
    name,
    slug: slugOf(userId),
    passwordHash,
  });
}

/** From the id's random end: slugs are public, so they must not contain the name. */
function slugOf(userId: string): string {
  return userId.slice(-12);
}

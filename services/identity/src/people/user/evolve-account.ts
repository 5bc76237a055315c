import type { EventOf } from '@lectern/schemas/events/event.ts';
import type {
  PasswordChanged,
  ProfileEdited,
  UserRegistered,
} from '@lectern/schemas/events/identity/users.ts';
import type { Profile, RegisteredUser, RequestedReset } from './state.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';

const newProfile: Profile = {
  title: null,
  phone: null,
  signature: null,
  notificationLevel: 1,
  timeZone: null,
  locale: 'en',
};

export function accountRegistered(
  { email, emailName, name, slug, passwordHash }: EventOf<typeof UserRegistered>['data'],
  time: string,
): RegisteredUser {
  return {
    status: 'active',
    email,
    emailName,
    isAddressProven: false,
    name,
    slug,
    passwordHash,
    memberships: [],
    lastTeamId: null,
    formerTeamIds: [],
    removed: [],
    groups: [],
    invitation: null,
    revoked: null,
    reset: null,
    profile: newProfile,
    epoch: 0,
    passwordEpoch: 0,
    droppedEpoch: 0,
    keptSignInId: null,
    appointedTeamId: null,
    founded: 0,
    isForgotten: false,
    createdAt: time,
  };
}

/** From here on every sign-in is by the owner of the address. */
export function addressProven(user: RegisteredUser): RegisteredUser {
  return {
    ...user,
    isAddressProven: true,
    removed: user.removed.map((one) => ({ ...one, isPasswordOfOthers: false })),
  };
}

/** The next password is chosen with a link that members of this team may have seen. */
export function addressUnproven(user: RegisteredUser, teamId: string): RegisteredUser {
  return {
    ...user,
    isAddressProven: false,
    removed: user.removed.map((one) => ({
      ...one,
      isPasswordOfOthers: one.isPasswordOfOthers || one.teamId !== teamId,
    })),
  };
}

/** A used reset stays, so that a repeated request cannot bring it back. */
export function withUsedReset(reset: RequestedReset | null): RequestedReset | null {
  return reset && { ...reset, tokenHash: null };
}

export function passwordChanged(
  user: RegisteredUser,
  { passwordHash, keptSignInId }: EventOf<typeof PasswordChanged>['data'],
): RegisteredUser {
  const epoch = user.epoch + 1;
  const reset = withUsedReset(user.reset);
  return { ...user, passwordHash, keptSignInId, epoch, passwordEpoch: epoch, reset };
}

export function passwordDropped(user: RegisteredUser): RegisteredUser {
  const epoch = user.epoch + 1;
  return addressProven({
    ...user,
    passwordHash: null,
    keptSignInId: null,
    epoch,
    passwordEpoch: epoch,
    droppedEpoch: epoch,
    reset: withUsedReset(user.reset),
  });
}

export function profileEdited(
  user: RegisteredUser,
  data: EventOf<typeof ProfileEdited>['data'],
): RegisteredUser {
  const { userId: _, teamId: __, name = user.name, ...profile } = data;
  return { ...user, name, profile: { ...user.profile, ...withoutUndefined(profile) } };
}

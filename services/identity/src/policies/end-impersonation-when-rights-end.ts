import {
  MemberLocked,
  MemberRemoved,
  MemberRoleChanged,
} from '@lectern/schemas/events/identity/memberships.ts';
import { SignedOut, SignInMoved } from '@lectern/schemas/events/identity/sign-ins.ts';
import { PasswordChanged } from '@lectern/schemas/events/identity/users.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { endImpersonations } from '../access/impersonation/end-impersonations.ts';

/**
 * What it stands on is asked at every call; here it ends for good, so that nothing brings it back: neither being made an
 * administrator again nor being unlocked.
 */
export const endImpersonationWhenRightsEnd = policy({
  name: 'end-impersonation-when-rights-end',
  on: [MemberLocked, MemberRemoved, MemberRoleChanged, PasswordChanged, SignedOut, SignInMoved],
  async react({ type, data, meta }, context) {
    await endImpersonations(context, {
      personId: data.userId,
      until: meta.time,
      matches({ userId, teamId, impersonation }) {
        if (type === 'SignedOut' || type === 'SignInMoved')
          return impersonation?.ownSignInId === data.signInId;
        if (type === 'PasswordChanged')
          return userId === data.userId || impersonation?.ownSignInId !== data.keptSignInId;
        return teamId === data.teamId;
      },
    });
  },
});

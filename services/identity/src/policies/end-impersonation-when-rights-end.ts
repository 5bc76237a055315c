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
 * Each request checks the rights; this ends the impersonation for good, so that a new role or an
 * unlock does not revive it.
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

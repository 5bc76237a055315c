import {
  PasswordChanged,
  PasswordDropped,
  PasswordReset,
} from '@lectern/schemas/events/identity/users.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { mailPasswordChangedJob } from '../jobs/mail-password-changed.ts';

/** By a mailed link or in the profile, or because it was dropped. Whoever chooses their first, with an invitation, knows: that keeps no sign-in either. */
export const mailPersonWhenPasswordChanged = policy({
  name: 'mail-person-when-password-changed',
  on: [PasswordReset, PasswordChanged, PasswordDropped],
  async react({ type, data, meta }, context) {
    if (type === 'PasswordChanged' && data.keptSignInId === null) return;
    const id = `${data.userId}.${meta.version}`;
    await context.jobs.add(
      mailPasswordChangedJob(meta.teamId, {
        id,
        userId: data.userId,
        changedAt: meta.time,
        dropped: type === 'PasswordDropped' ? data.because : null,
      }),
    );
  },
});

import {
  PasswordChanged,
  PasswordDropped,
  PasswordReset,
} from '@lectern/schemas/events/identity/users.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { mailPasswordChangedJob } from '../jobs/mail-password-changed.ts';

/** Not for the first password, which comes with an invitation and keeps no sign-in. */
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

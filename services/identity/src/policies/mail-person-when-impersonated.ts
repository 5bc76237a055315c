import { ImpersonationStarted } from '@lectern/schemas/events/identity/impersonations.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { mailImpersonatedJob } from '../jobs/mail-impersonated.ts';

export const mailPersonWhenImpersonated = policy({
  name: 'mail-person-when-impersonated',
  on: [ImpersonationStarted],
  async react({ data: { signInId, userId, impersonatorId, expiresAt }, meta }, context) {
    await context.jobs.add(
      mailImpersonatedJob(meta.teamId, {
        signInId,
        userId,
        impersonatorId,
        startedAt: meta.time,
        expiresAt,
      }),
    );
  },
});

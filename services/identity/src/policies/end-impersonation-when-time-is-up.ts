import { ImpersonationStarted } from '@lectern/schemas/events/identity/impersonations.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { endImpersonationJob } from '../jobs/end-impersonation.ts';

/** It expires by itself; this records the end. */
export const endImpersonationWhenTimeIsUp = policy({
  name: 'end-impersonation-when-time-is-up',
  on: [ImpersonationStarted],
  react: async ({ data: { signInId, userId, expiresAt }, meta }, context) =>
    void (await context.jobs.add(
      endImpersonationJob(meta.teamId, { signInId, userId, expiresAt }),
    )),
});

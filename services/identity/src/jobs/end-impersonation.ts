import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { signIn } from '../sign-in/sign-in/sign-in.ts';

const data = z.object({ signInId: z.uuid() });

export const endImpersonation = jobKind({
  kind: 'end-impersonation',
  data,
  concurrency: 2,
  tries: 12,
  async run({ data: { signInId }, context }) {
    await context.execute(
      signIn,
      signInId,
      { type: 'EndImpersonation', signInId, because: 'TIME' },
      { withoutIdempotency: true },
    );
  },
});

export function endImpersonationJob(
  teamId: string | null,
  { signInId, userId, expiresAt }: { signInId: string; userId: string; expiresAt: string },
): NewJob {
  return {
    kind: endImpersonation.kind,
    key: `end-impersonation/${signInId}`,
    teamId,
    subjectId: userId,
    dueAt: expiresAt,
    data: { signInId },
  };
}

import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { impersonatedMail } from '../mails/impersonated.ts';
import { signIn } from '../sign-in/sign-in/sign-in.ts';
import { user } from '../people/user/user.ts';

const data = z.object({
  signInId: z.uuid(),
  userId: z.uuid(),
  impersonatorId: z.uuid(),
  startedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export const mailImpersonated = jobKind({
  kind: 'mail-impersonated',
  data,
  concurrency: 2,
  tries: 12,
  async run({ data: { signInId, userId, impersonatorId, startedAt, expiresAt }, job, context }) {
    const [person, impersonator] = [
      (await context.view(user).get(userId))?.doc,
      (await context.view(user).get(impersonatorId))?.doc,
    ];
    if (person?.status !== 'active' || person.email === null) return; // Erased.
    const [first] = await context.history(signIn, signInId); // It may have ended since.
    const reason =
      first?.after.status === 'active' ? (first.after.impersonation?.reason ?? null) : null;
    const by = impersonator?.status === 'active' ? (impersonator.name ?? impersonator.email) : null;
    const { email: address, name } = person;
    await context.engines.mailer.send(
      impersonatedMail({
        teamId: job.teamId,
        signInId,
        userId,
        impersonatorId,
        by,
        reason,
        to: { name, address },
        startedAt,
        expiresAt,
        link: `${context.engines.urls.console}/profile/security`,
      }),
    );
  },
});

export function mailImpersonatedJob(
  teamId: string | null,
  { signInId, userId, impersonatorId, startedAt, expiresAt }: z.output<typeof data>,
): NewJob {
  return {
    kind: mailImpersonated.kind,
    key: `impersonated/${signInId}`,
    teamId,
    subjectId: userId,
    dueAt: startedAt,
    data: { signInId, userId, impersonatorId, startedAt, expiresAt },
  };
}

import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { passwordChangedMail } from '../mails/password-changed.ts';
import { user } from '../people/user/user.ts';

const data = z
  .object({
    id: z.string(),
    userId: z.uuid(),
    changedAt: z.iso.datetime(),
    dropped: z.enum(['PROVIDER', 'RESTORED']).nullable().optional(),
    /** In jobs from before restoring dropped passwords. */
    isDropped: z.boolean().optional(),
  })
  .transform(({ isDropped, dropped, ...rest }) => ({
    ...rest,
    dropped: dropped ?? (isDropped ? ('PROVIDER' as const) : null),
  }));

export const mailPasswordChanged = jobKind({
  kind: 'mail-password-changed',
  data,
  concurrency: 2,
  tries: 12,
  async run({ data: { id, userId, changedAt, dropped }, job, context }) {
    const changed = (await context.view(user).get(userId))?.doc;
    if (changed?.status !== 'active' || changed.email === null) return; // Erased.
    const { email: address, name } = changed;
    await context.engines.mailer.send(
      passwordChangedMail({
        teamId: job.teamId,
        id,
        userId,
        to: { name, address },
        changedAt,
        dropped,
        link: `${context.engines.urls.console}/password/forgot`,
      }),
    );
  },
});

export function mailPasswordChangedJob(
  teamId: string | null,
  { id, userId, changedAt, dropped }: z.output<typeof data>,
): NewJob {
  return {
    kind: mailPasswordChanged.kind,
    key: `password-changed/${id}`,
    teamId,
    subjectId: userId,
    dueAt: changedAt,
    data: { id, userId, changedAt, dropped },
  };
}

import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { changes, secondFactorMail } from '../mails/second-factor-changed.ts';
import { user } from '../people/user/user.ts';

const changeNames = Object.keys(changes) as (keyof typeof changes)[];
const data = z.object({
  id: z.string(),
  userId: z.uuid(),
  what: z.enum(changeNames),
  changedAt: z.iso.datetime(),
});

export const mailSecondFactorChanged = jobKind({
  kind: 'mail-second-factor-changed',
  data,
  concurrency: 2,
  tries: 12,
  async run({ data: { id, userId, what, changedAt }, job, context }) {
    const person = (await context.view(user).get(userId))?.doc;
    if (person?.status !== 'active' || person.email === null) return; // Erased.
    const { email: address, name } = person;
    await context.engines.mailer.send(
      secondFactorMail({
        teamId: job.teamId,
        id,
        userId,
        what,
        to: { name, address },
        changedAt,
        link: `${context.engines.urls.console}/profile/security`,
      }),
    );
  },
});

export function mailSecondFactorChangedJob(
  teamId: string | null,
  { id, userId, what, changedAt }: z.output<typeof data>,
): NewJob {
  return {
    kind: mailSecondFactorChanged.kind,
    key: `second-factor/${id}`,
    teamId,
    subjectId: userId,
    dueAt: changedAt,
    data: { id, userId, what, changedAt },
  };
}

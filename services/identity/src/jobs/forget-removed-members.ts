import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import { endOfRestoring } from '@lectern/kernel/lifecycle/deletable.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { erasePerson } from '../people/person/erase-person.ts';
import { user } from '../people/user/user.ts';

const data = z.strictObject({ userId: z.string(), teamId: z.string() });

/**
 * Ends the restore period and erases a person who is in no team. The event comes first, so that a
 * person who could come back is never erased; a retry continues where it stopped.
 */
export const forgetRemovedMembers = jobKind<z.output<typeof data>>({
  kind: 'forget-removed-members',
  data,
  async run({ data: { userId, teamId }, context }) {
    const { state } = await context.execute(user, userId, {
      type: 'ForgetRemoved',
      userId,
      teamId,
    });
    if (state.status === 'active' && state.isForgotten) await erasePerson(context, userId, teamId);
  },
});

/** One job per removal; after a restore it finds nothing to do. */
export function forgetRemovedJob(userId: string, teamId: string, leftAt: string): NewJob {
  return {
    kind: forgetRemovedMembers.kind,
    key: `${userId}/${teamId}/${leftAt}`,
    teamId,
    subjectId: teamId,
    dueAt: endOfRestoring(leftAt),
    data: { userId, teamId },
  };
}

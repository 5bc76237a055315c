import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { erasePerson } from '../people/person/erase-person.ts';
import { endOfRestoring } from '../people/user/commands/restoring.ts';
import { user } from '../people/user/user.ts';

const data = z.strictObject({ userId: z.string(), teamId: z.string() });

/**
 * Forgets what was kept to restore somebody, and erases whoever is in no team then. It is said first, so that nobody is
 * erased who could still come back; done again it goes on where it ended.
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

/** Each leaving has its own: one that was taken back finds nothing to do. */
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

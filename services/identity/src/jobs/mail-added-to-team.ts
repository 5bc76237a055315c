import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { addedToTeamMail } from '../mails/added-to-team.ts';
import { team } from '../people/team/team.ts';
import { openMembershipIn } from '../people/user/memberships.ts';
import { user } from '../people/user/user.ts';

const data = z.object({
  id: z.string(),
  userId: z.uuid(),
  teamId: z.uuid(),
  addedBy: z.uuid(),
  joinedAt: z.iso.datetime(),
});

export const mailAddedToTeam = jobKind({
  kind: 'mail-added-to-team',
  data,
  concurrency: 2,
  tries: 12,
  async run({ data: { id, userId, teamId, addedBy }, context }) {
    const [person, joined, adder] = await Promise.all([
      context.view(user).get(userId),
      context.view(team).get(teamId),
      context.view(user).get(addedBy),
    ]);
    if (
      person?.doc.status !== 'active' ||
      person.doc.email === null ||
      !openMembershipIn(person.doc, teamId)
    )
      return; // Erased, or removed again.
    const { email: address, name } = person.doc;
    await context.engines.mailer.send(
      addedToTeamMail({
        id,
        teamId,
        persons: [userId, addedBy],
        to: { name, address },
        teamName: joined?.doc.status === 'active' ? joined.doc.name : 'another team',
        addedBy: adder?.doc.status === 'active' ? (adder.doc.name ?? adder.doc.email) : null,
        link: context.engines.urls.console,
      }),
    );
  },
});

export function mailAddedToTeamJob(joining: z.output<typeof data>): NewJob {
  return {
    kind: mailAddedToTeam.kind,
    key: `added-to-team/${joining.id}`,
    teamId: joining.teamId,
    subjectId: joining.userId,
    dueAt: joining.joinedAt,
    data: joining,
  };
}

import { PersonErased } from '@lectern/schemas/events/people.ts';
import { erasureJobs } from '@lectern/kernel/personal-data/erasure.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { contactVisitorKey } from '../assignment/assignment.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';

/** What a contact typed while reading is sealed by the keys of their sessions: these go with the contact. */
export const eraseSessionsWhenPersonErased = policy<typeof PersonErased>({
  name: 'erase-sessions-when-person-erased',
  on: [PersonErased],
  fromStart: true,
  async react({ data: { personId } }, context) {
    const visitor = contactVisitorKey(personId);
    // A person who is erased from the command line comes without a team; a contact belongs to one.
    const teamId = (await context.lookup(viewerSession, 'visitor', visitor))?.teamId;
    if (!teamId) return;
    const sessions = context.asSystem(teamId).view(viewerSession);
    for await (const { id } of sessions.each({ list: 'ofVisitor', where: { visitor } }))
      for (const job of erasureJobs(id, teamId)) await context.jobs.add(job);
  },
});

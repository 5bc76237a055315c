import type { ServiceContext } from '@lectern/kernel/service/context.ts';

const KIND = 'index-missing-pages';
/** So that people who type do not start it with each letter. */
const AGAIN_MS = 5_000;

/** For a team without texts: an index is in no backup, and not moved into a cluster. */
export async function requestMissingTexts(context: ServiceContext, teamId: string): Promise<void> {
  const dueAt = new Date().toISOString();
  const job = { kind: KIND, key: teamId, teamId, subjectId: teamId, dueAt, data: { teamId } };
  if (await context.jobs.add(job)) return;
  const { finishedAt = null } = (await context.jobs.get(KIND, teamId)) ?? {};
  if (finishedAt !== null && Date.now() - Date.parse(finishedAt) > AGAIN_MS)
    await context.jobs.reschedule(KIND, teamId, dueAt);
}

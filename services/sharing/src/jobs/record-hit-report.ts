import { isOurs } from '@lectern/schemas/access/claims.ts';
import { z } from 'zod';
import { isTransient } from '@lectern/kernel/engines/faults.ts';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { executeOnHit, waitForHit } from '../hit/decide-on-hit.ts';
import { isReload } from '../hits-of-link/visits.ts';
import { followVerdict } from '../hit/verdict-on-visit.ts';

const data = z.object({
  id: z.uuid(),
  sharedLinkId: z.uuid(),
  presentationId: z.uuid(),
  said: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Notice') }),
    z.object({
      type: z.literal('ReportBot'),
      reason: z.string(),
      decidedBy: z.enum(['fingerprint', 'viewer']),
    }),
  ]),
});

/** Records a viewer's report that arrived before the hit itself. */
export const recordHitReport = jobKind({
  kind: 'take-down-hit',
  data,
  concurrency: 4,
  tries: 12,
  run: ({ data: report, context }) => recordReport(context, report),
});

/**
 * Records the report at once, or by a job when the hit has not arrived: viewers do not repeat reports.
 * @throws DomainError NOT_FOUND
 */
export async function recordOrRetryReport(
  context: ServiceContext,
  { said, ...of }: z.output<typeof data>,
): Promise<void> {
  try {
    await recordReport(context, { said, ...of });
  } catch (error) {
    if (!isTransient(error) || !isOurs(context.claims)) throw error;
    const dueAt = new Date().toISOString();
    const { teamId } = context.claims;
    await context.jobs.add({
      kind: recordHitReport.kind,
      key: `${of.id}/${said.type}`,
      teamId,
      subjectId: of.sharedLinkId,
      dueAt,
      data: { ...of, said },
    });
  }
}

async function recordReport(
  context: ServiceContext,
  { said, ...of }: z.output<typeof data>,
): Promise<void> {
  const hit = await waitForHit(context, of);
  if (said.type !== 'Notice') return void (await executeOnHit(context, hit, said));
  await followVerdict(context, hit);
  await executeOnHit(context, hit, { type: 'Notice', isReload: await isReload(context, hit) });
}

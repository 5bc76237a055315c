import {
  PresentationCreated,
  PresentationFileReplaced,
  PresentationProcessingRequested,
} from '@lectern/schemas/events/content.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { processingJobKey, processPresentation } from '../jobs/process-presentation.ts';

const LONGEST_HEAD_START_MS = 120_000;
const HALVING_BYTES = 5 * 1024 ** 2;

/**
 * How far a file moves ahead of those that wait: small ones first, and the first of a team before another team's
 * hundredth. Bounded, so that everything has its turn.
 */
function headStartOf(bytes: number, waitingOfTeam: number): number {
  return LONGEST_HEAD_START_MS / (1 + bytes / HALVING_BYTES) / (1 + waitingOfTeam);
}

/** When a file was uploaded, or asked to be processed again, its pages are made. Each request has one job, however often it is heard. */
export const processPresentationWhenUploaded = policy({
  name: 'process-presentation-when-uploaded',
  on: [PresentationCreated, PresentationFileReplaced, PresentationProcessingRequested],
  async react({ type, data, meta }, context) {
    const { presentationId } = data;
    const fileId = type === 'PresentationProcessingRequested' ? data.fileId : data.file.fileId;
    const request = meta.version ?? 0;
    const headStart =
      type === 'PresentationProcessingRequested'
        ? 0
        : headStartOf(data.file.size, await context.jobs.countWaiting(processPresentation.kind));
    await context.jobs.add({
      kind: processPresentation.kind,
      key: processingJobKey(presentationId, fileId, request),
      teamId: meta.teamId,
      subjectId: presentationId,
      dueAt: new Date(Date.now() - headStart).toISOString(),
      data: { presentationId, fileId, request },
    });
  },
});

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
 * How far a file moves up in the queue: small files first, and a team's first before another team's hundredth. Bounded,
 * so that every file gets its turn.
 */
function headStartOf(bytes: number, waitingOfTeam: number): number {
  return LONGEST_HEAD_START_MS / (1 + bytes / HALVING_BYTES) / (1 + waitingOfTeam);
}

/** Makes the pages of an uploaded file, or makes them again. Each request has one job, however often its event arrives. */
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

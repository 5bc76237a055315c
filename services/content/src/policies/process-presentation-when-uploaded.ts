import {
  PresentationCreated,
  PresentationFileReplaced,
  PresentationProcessingRequested,
} from '@lectern/schemas/events/content.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { processingJobKey, processPresentation } from '../jobs/process-presentation.ts';

const LONGEST_HEAD_START_MS = 2 * 3_600_000;
const LONGEST_DELAY_MS = 10 * 60_000;
const HALVING_BYTES = 5 * 1024 ** 2;

/**
 * How far a file moves up in the queue: a team's first goes before another team's second and hundredth, then small
 * files before large ones. Bounded, so that every file gets its turn.
 */
export function headStartOf(bytes: number, waitingOfTeam: number): number {
  const delay = (LONGEST_DELAY_MS * bytes) / (bytes + HALVING_BYTES);
  return LONGEST_HEAD_START_MS / (1 + waitingOfTeam) - delay;
}

/** Makes the pages of an uploaded file, or makes them again. Each request has one job, however often its event arrives. */
export const processPresentationWhenUploaded = policy({
  name: 'process-presentation-when-uploaded',
  on: [PresentationCreated, PresentationFileReplaced, PresentationProcessingRequested],
  async react({ type, data, meta }, context) {
    const { presentationId } = data;
    const fileId = type === 'PresentationProcessingRequested' ? data.fileId : data.file.fileId;
    const request = meta.version ?? 0;
    // A request to process a file again does not say how large it is.
    const bytes = type === 'PresentationProcessingRequested' ? HALVING_BYTES : data.file.size;
    const waiting = await context.jobs.countWaiting(processPresentation.kind);
    await context.jobs.add({
      kind: processPresentation.kind,
      key: processingJobKey(presentationId, fileId, request),
      teamId: meta.teamId,
      subjectId: presentationId,
      dueAt: new Date(Date.now() - headStartOf(bytes, waiting)).toISOString(),
      data: { presentationId, fileId, request },
    });
  },
});

import {
  PresentationCreated,
  PresentationFileReplaced,
  PresentationProcessingRequested,
} from '@lectern/schemas/events/content.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { processingJobKey, processPresentation } from '../jobs/process-presentation.ts';

/** When a file was uploaded, or asked to be processed again, its pages are made. Each request has one job, however often it is heard. */
export const processPresentationWhenUploaded = policy({
  name: 'process-presentation-when-uploaded',
  on: [PresentationCreated, PresentationFileReplaced, PresentationProcessingRequested],
  async react({ type, data, meta }, context) {
    const { presentationId } = data;
    const fileId = type === 'PresentationProcessingRequested' ? data.fileId : data.file.fileId;
    const request = meta.version ?? 0;
    await context.jobs.add({
      kind: processPresentation.kind,
      key: processingJobKey(presentationId, fileId, request),
      teamId: meta.teamId,
      subjectId: presentationId,
      dueAt: new Date().toISOString(),
      data: { presentationId, fileId, request },
    });
  },
});

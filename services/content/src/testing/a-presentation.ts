import {
  PresentationCreated,
  PresentationProcessed,
  PresentationProcessingStarted,
} from '@lectern/schemas/events/content.ts';
import { defaultSettings } from '../presentation/settings.ts';

const presentationId = '01a1fa00-0000-7000-8000-00000000000a';
const fileId = '01a1fa00-0000-7000-8000-00000000000b';
const ownerId = '01a1fa00-0000-7000-8000-00000000000c';

/** For specs: the history of a presentation that was uploaded, and of one whose pages were made. */
export const aPresentation = {
  presentationId,
  fileId,
  ownerId,
  created: (changes: Partial<Parameters<typeof PresentationCreated>[0]> = {}) =>
    PresentationCreated({
      presentationId,
      ownerId,
      name: 'The case for solar roofs',
      slug: 'the-case-for-solar-roofs',
      presentationType: 'PDF',
      status: 'DRAFT',
      description: null,
      locale: 'en',
      settings: defaultSettings,
      file: {
        fileId,
        name: 'solar.pdf',
        mimeType: 'application/pdf',
        extension: 'pdf',
        size: 1200,
        digest: 'ab'.repeat(32),
        blobKey: `team/files/${fileId}/original`,
      },
      ...changes,
    }),
  started: (attempt = 1) => PresentationProcessingStarted({ presentationId, fileId, attempt }),
  processed: () =>
    PresentationProcessed({
      presentationId,
      fileId,
      pages: [{ width: 960, height: 540 }],
      blobPrefix: `team/files/${fileId}`,
      renderer: 2,
    }),
};

import { processPresentation } from './jobs/process-presentation.ts';
import { redrawPages } from './jobs/redraw-pages.ts';
import { repairStoredFile } from './jobs/repair-file.ts';

const kinds = new Set([processPresentation, redrawPages, repairStoredFile].map(({ kind }) => kind));

/** Whether jobs of this kind draw pages, for which they need converters and a sandbox. */
export const converts = (kind: string): boolean => kinds.has(kind);

/** What both processes of content read beside the settings of every service: content itself draws parts of pages. */
export const conversionSettings = [
  'LECTERN_DATA',
  'LECTERN_UPLOAD_LIMIT',
  'LECTERN_UNSAFE_CONVERSION',
  'LECTERN_FFMPEG',
  'LECTERN_OUTBOUND_HOSTS',
] as const;

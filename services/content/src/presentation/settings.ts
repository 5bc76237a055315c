import { presentationSettings } from '@lectern/schemas/events/presentation-form.ts';
import type { PresentationSettings } from './state.ts';

/**
 * What a new presentation allows until team defaults exist. "Most settings default to false" (content §3), except those
 * that the specification names, and the two without which nothing could be shared right after the upload; the
 * recipient gets to read, and nothing more.
 */
export const defaultSettings: PresentationSettings = presentationSettings.parse({
  canBeShared: true,
  canBeSharedLink: true,
  canBeForwarded: false,
  canBeDownloaded: false,
  canBePrinted: false,
  canBePrintedByUser: false,
  canBeExported: false,
});

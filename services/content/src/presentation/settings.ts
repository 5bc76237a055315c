import { presentationSettings } from '@lectern/schemas/events/presentation-form.ts';
import type { PresentationSettings } from './state.ts';

/**
 * The settings of a new presentation where its team has no defaults. "Most settings default to false" (content §3),
 * except those that the specification names, and the two that sharing right after the upload needs. Recipients may
 * only read.
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

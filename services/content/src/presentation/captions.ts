import {
  PresentationCaptionsAdded,
  PresentationCaptionsRemoved,
} from '@lectern/schemas/events/content/captions.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { problems } from '../problems.ts';
import type { Captions, LivePresentation, PresentationEvent } from './state.ts';

export interface AddCaptions extends Captions {
  type: 'AddCaptions';
  presentationId: string;
}

export interface RemoveCaptions {
  type: 'RemoveCaptions';
  presentationId: string;
  language: string;
}

const MOST = 50;

export function addCaptions(
  { presentationId, language, fileId }: AddCaptions,
  { captions, uploads }: LivePresentation,
): PresentationEvent[] {
  if (captions.some((each) => each.fileId === fileId)) return []; // A retry.
  if (uploads.includes(fileId)) throw new DomainError('CONFLICT', problems.uploadPublished);
  if (captions.length >= MOST && !captions.some((each) => each.language === language)) {
    const sentence = problems.tooManyCaptions({ most: MOST });
    throw new DomainError('INVALID', sentence, { language: [sentence] });
  }
  return [PresentationCaptionsAdded({ presentationId, language, fileId })];
}

export function removeCaptions(
  { presentationId, language }: RemoveCaptions,
  { captions }: LivePresentation,
): PresentationEvent[] {
  if (!captions.some((each) => each.language === language)) return []; // Another call was faster.
  return [PresentationCaptionsRemoved({ presentationId, language })];
}

/** In the order of their languages. */
export function withCaptions(
  before: readonly Captions[],
  language: string,
  fileId: string | null,
): Captions[] {
  const others = before.filter((each) => each.language !== language);
  return fileId === null
    ? others
    : [...others, { language, fileId }].toSorted((a, b) => (a.language < b.language ? -1 : 1));
}

import { event } from '../event.ts';
import { fileId, locale, presentationId } from '../fields.ts';

/** A film or sound got captions in a language, or other ones. */
export const PresentationCaptionsAdded = event(
  'PresentationCaptionsAdded',
  {
    presentationId,
    /** The language that they are in, as a BCP 47 tag. */
    language: locale,
    /** The WebVTT file. */
    fileId,
  },
  { files: ({ language, fileId: captions }) => ({ [`captions ${language}`]: captions }) },
);

/** The captions in a language were removed. */
export const PresentationCaptionsRemoved = event(
  'PresentationCaptionsRemoved',
  {
    presentationId,
    /** The language that they were in. */
    language: locale,
  },
  { files: ({ language }) => ({ [`captions ${language}`]: null }) },
);

import { z } from 'zod';

/** What is shown instead of pages: a film, a sound, or a page of another website. */
export const media = z.strictObject({
  /** VIDEO and AUDIO are played; EMBED is the player of a video site; WEBSITE is shown in a frame. */
  kind: z.enum(['VIDEO', 'AUDIO', 'EMBED', 'WEBSITE']),
  /** How long it plays; null where that is not known. */
  durationMs: z.number().int().positive().nullable(),
  /** Media type of what is played; null for pages of other websites. */
  mimeType: z.string().nullable(),
  /** Whether a converted copy is played, because browsers do not play the uploaded file. */
  isConverted: z.boolean(),
  /** What the frame shows; null for films and sounds. */
  url: z.url({ protocol: /^https?$/ }).nullable(),
});
export type PresentationMedia = z.output<typeof media>;

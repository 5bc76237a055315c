import { z } from 'zod';

/** What a film or sound says of itself. The file may have made it up. */
export const filmFacts = z.strictObject({
  kind: z.enum(['VIDEO', 'AUDIO']),
  durationMs: z
    .number()
    .int()
    .positive()
    .max(7 * 24 * 3_600_000),
  /** As shown, in pixels; 0 for sounds. */
  width: z.number().int().nonnegative().max(32_768),
  height: z.number().int().nonnegative().max(32_768),
  title: z.string().max(500).nullable(),
  /** Whether browsers play its codecs. */
  isPlayable: z.boolean(),
});
export type FilmFacts = z.output<typeof filmFacts>;

/** Shorter parts would be no more than noise in the figures. */
const SHORTEST_PART_MS = 2_000;
const MOST_PARTS = 50;

/** In how many parts of equal length it is counted, as if each were a page. */
export function partsOf(durationMs: number): number {
  return Math.min(MOST_PARTS, Math.max(1, Math.floor(durationMs / SHORTEST_PART_MS)));
}

import { clock } from '../../ui/format/duration.ts';

/** What is played instead of pages; null for pages. */
export type Played = { kind: string; durationMs: number | null } | null | undefined;

/** Whether pages are parts of a film or sound. */
export function isPlayed(media: Played): media is { kind: string; durationMs: number } {
  return media != null && media.durationMs !== null;
}

/** When a part of a film or sound begins, as “0:42”; null where pages are pages. */
export function partLabel(media: Played, page: number, pageCount: number): string | null {
  if (!isPlayed(media) || pageCount === 0) return null;
  return clock(Math.floor(((page - 1) * media.durationMs) / pageCount / 1000) * 1000);
}

import type { Capability } from '@lectern/schemas/access/capability.ts';
import { clampMoment } from '@lectern/schemas/telemetry/clamp.ts';
import { viewerUs, type Moment } from './report-bodies.ts';

/**
 * When a viewing ended: by the server's clock, as far as this report shows, and by the viewer's. Analytics knows more
 * about the viewer's clock from other reports.
 * @param reported by the viewer's clock; missing for now
 * @param sentAtUs when the viewer sent it, by the same clock
 */
export function momentsOf(
  reported: Moment,
  sentAtUs: number | null,
  { startedAt }: Pick<Capability, 'startedAt'>,
  now: number,
) {
  const endedAtUs = viewerUs(reported);
  return {
    endedAt: clampMoment(endMs(endedAtUs, sentAtUs, startedAt, now), startedAt, now),
    heardAt: now,
    endedAtUs,
    sentAtUs,
  };
}

function endMs(
  endedAtUs: number | null,
  sentAtUs: number | null,
  startedAt: number,
  now: number,
): number {
  if (endedAtUs === null) return now;
  if (sentAtUs !== null) return now + (endedAtUs - sentAtUs) / 1_000;
  return endedAtUs / 1_000 < startedAt ? now : endedAtUs / 1_000; // The viewer's clock is behind.
}

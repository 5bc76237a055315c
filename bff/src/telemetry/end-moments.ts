import type { Capability } from '@lectern/schemas/access/capability.ts';
import { clampMoment } from '@lectern/schemas/telemetry/clamp.ts';
import { viewerUs, type Moment } from './report-bodies.ts';

/**
 * When a viewing ended, by the server's clock as far as this one report tells it, and as the viewer says it: what other
 * reports tell of the viewer's clock is known where they are put together.
 * @param reported by the viewer's clock; now where it is missing
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
  return endedAtUs / 1_000 < startedAt ? now : endedAtUs / 1_000; // By a clock that is behind.
}

import type { HitLane as StoredLane } from '@lectern/schemas/events/telemetry.ts';
import type { HitLane } from './generated.ts';

const lanes = { person: 'PERSON', bot: 'BOT', 'own-team': 'OWN_TEAM' } as const satisfies Record<
  StoredLane,
  HitLane
>;

export function toLane(lane: StoredLane): HitLane {
  return lanes[lane];
}

export function fromLane(lane: HitLane): StoredLane {
  return (Object.keys(lanes) as StoredLane[]).find((each) => lanes[each] === lane)!;
}

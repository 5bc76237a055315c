import type { HitLane as StoredLane } from '@lectern/schemas/events/telemetry.ts';
import type { HitLane } from './generated.ts';

const laneNames: Readonly<Record<StoredLane, HitLane>> = {
  person: 'PERSON',
  bot: 'BOT',
  'own-team': 'OWN_TEAM',
};
const storedLanes: Readonly<Record<HitLane, StoredLane>> = {
  PERSON: 'person',
  BOT: 'bot',
  OWN_TEAM: 'own-team',
};

export function toLane(lane: StoredLane): HitLane {
  return laneNames[lane];
}

export function fromLane(lane: HitLane): StoredLane {
  return storedLanes[lane];
}

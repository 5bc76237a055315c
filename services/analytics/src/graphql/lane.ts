import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { ViewerLane } from './generated.ts';

export const laneNames: Readonly<Record<HitLane, ViewerLane>> = {
  person: 'PERSON',
  bot: 'BOT',
  'own-team': 'OWN_TEAM',
};

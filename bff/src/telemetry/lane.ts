import { isbot, isbotMatch } from 'isbot';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';

/** The lane that an opening counts in, and why it is not a person's. */
export interface Lane {
  lane: HitLane;
  laneReason: string | null;
}

const person: Lane = Object.freeze({ lane: 'person', laneReason: null });
const ownTeam: Lane = Object.freeze({ lane: 'own-team', laneReason: 'signed-in' });
const silent: Lane = Object.freeze({ lane: 'bot', laneReason: 'user-agent: none' });

const known = new Map<string, Lane>();
const MOST_KNOWN = 2_000;

/** From the user agent (accounts §6), which every person's browser sends. */
export function laneOf({
  userAgent,
  isOwnTeam,
}: {
  userAgent: string | null;
  isOwnTeam: boolean;
}): Lane {
  if (isOwnTeam) return ownTeam;
  if (!userAgent) return silent;
  let lane = known.get(userAgent);
  if (!lane) {
    lane = isbot(userAgent)
      ? { lane: 'bot', laneReason: `user-agent: ${nameIn(userAgent)}` }
      : person;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(userAgent, lane);
  }
  return lane;
}

/** The word that shows a bot; never the whole text, which is personal. */
function nameIn(userAgent: string): string {
  const match = isbotMatch(userAgent) ?? '';
  const word = userAgent.split(/[^\w.-]+/).find((each) => match && each.includes(match)) ?? match;
  return (
    word
      .toLowerCase()
      .replaceAll(/[^\w .-]/g, '')
      .trim()
      .slice(0, 40) || 'unknown'
  );
}

import {
  HitEmailGiven,
  HitNoticed,
  HitTakenUp,
  HitVerdictGiven,
  HitVerdictTakenBack,
} from '@lectern/schemas/events/sharing/hits.ts';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import {
  laneOf,
  currentVerdict,
  undecided,
  type KnownHit,
  type RecordedHit,
  type SharedLinkHit,
  type SharedLinkHitEvent,
} from './state.ts';

interface HitReference {
  hitId: string;
  recorded: RecordedHit;
}

export type HitAction =
  | { type: 'GiveVerdict'; lane: HitLane; reason: string }
  /** Does nothing without a verdict by a person. */
  | { type: 'UndoVerdict' }
  /** A browser reports that it is a bot; does nothing against a person's verdict. */
  | { type: 'ReportBot'; reason: string; decidedBy: 'fingerprint' | 'viewer' }
  | { type: 'Notice'; isReload: boolean }
  | { type: 'GiveEmail'; visitorId: string; email: string };

export type SharedLinkHitCommand = HitReference & HitAction;

export function decide(
  { now, ...command }: SharedLinkHitCommand & Decision,
  hit: SharedLinkHit,
): SharedLinkHitEvent[] {
  const { hitId, recorded } = command;
  if (hit.status !== 'none') return decideOnKnownHit(hit, command, now);
  const known: KnownHit = { ...undecided, ...recorded };
  const events = decideOnKnownHit(known, command, now);
  return events.length === 0 ? [] : [HitTakenUp({ hitId, ...recorded }), ...events];
}

function decideOnKnownHit(
  hit: KnownHit,
  command: SharedLinkHitCommand,
  now: string,
): SharedLinkHitEvent[] {
  const of = {
    hitId: command.hitId,
    sharedLinkId: hit.sharedLinkId,
    presentationId: hit.presentationId,
  };
  const lane = laneOf(hit);
  switch (command.type) {
    case 'GiveVerdict':
      if (hit.given.length > 0 && lane === command.lane) return [];
      return [
        HitVerdictGiven({ ...of, lane: command.lane, reason: command.reason, decidedBy: 'person' }),
      ];
    case 'UndoVerdict': {
      if (hit.given.length === 0) return [];
      const before = { ...hit, given: hit.given.slice(0, -1) };
      return [HitVerdictTakenBack({ ...of, lane: laneOf(before) })];
    }
    case 'ReportBot':
      if (lane !== 'person' || currentVerdict(hit)?.decidedBy === 'person') return [];
      return [
        HitVerdictGiven({
          ...of,
          lane: 'bot',
          reason: command.reason,
          decidedBy: command.decidedBy,
        }),
      ];
    case 'Notice':
      return lane === 'person' && hit.noticedAt === null
        ? [HitNoticed({ ...of, noticedAt: now, isReload: command.isReload })]
        : [];
    case 'GiveEmail':
      return hit.email === command.email
        ? []
        : [HitEmailGiven({ ...of, visitorId: command.visitorId, email: command.email })];
  }
}

import {
  mintCapability,
  readCapability,
  type Capability,
} from '@lectern/schemas/access/capability.ts';
import type { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { languages, type Language } from '@lectern/schemas/text/languages.ts';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import { EdgeError } from '../http/edge-error.ts';
import { versionBits } from './gates.ts';
import type { PublicLink } from './public-link.ts';
import { problems } from '../http/problems.ts';

const VISIT_MS = 24 * 60 * 60_000;
const GRANT_MS = 15 * 60_000;

/** Goes on from the clock at the start of the process, even if the clock is set later. */
const steadyNow = () => Math.floor(performance.timeOrigin + performance.now());

/** The later of both clocks, so that a clock that was set back takes no time from a visit. */
export const latestNow = (now: number) => Math.max(now, steadyNow());

/** A bit of a visit's gates: the log did not have its hit when the visit was handed out. */
export const HIT_PENDING = 128;
/** A code was mailed for this visit, or would have been to an intended recipient. */
export const CODE_REQUESTED = 64;
/** Bits for the lane of the opening, so that its viewings count in the same lane. */
const laneBits: Record<HitLane, number> = { person: 0, bot: 16, 'own-team': 32 };

/** The four highest bits: 1 + the index of the language in which the opening showed its question; 0 for none. */
const LANGUAGE_SHIFT = 27;
const MOST_LANGUAGES = 15;
/** The bits that say nothing of gates. */
export const NO_GATES =
  HIT_PENDING |
  CODE_REQUESTED |
  laneBits.bot |
  laneBits['own-team'] |
  (MOST_LANGUAGES << LANGUAGE_SHIFT);

function languageBits(language: Language | null): number {
  const index = language === null ? -1 : languages.indexOf(language);
  return index < MOST_LANGUAGES ? (index + 1) << LANGUAGE_SHIFT : 0;
}

/** The language of the opening; null for viewings reported later, and for visits that keep none. */
export function languageOfVisit({ gates }: Pick<Capability, 'gates'>): Language | null {
  return languages[((gates >>> LANGUAGE_SHIFT) & MOST_LANGUAGES) - 1] ?? null;
}

/** What a visit keeps of its opening. */
type Opening = { lane: HitLane; language: Language | null };

/** A new hit's signed text. @param now epoch milliseconds */
export function newVisit(link: PublicLink, { lane, language }: Opening, now: number): Capability {
  return {
    id: newId(),
    kind: 'visit',
    sharedLinkId: link.id,
    activityId: null,
    signInId: null,
    presentationId: link.presentationId,
    teamId: link.teamId,
    gates: versionBits(link) | laneBits[lane] | languageBits(language),
    startedAt: now,
    expiresAt: latestNow(now) + VISIT_MS,
  };
}

export function laneOfVisit({ gates }: Pick<Capability, 'gates'>): HitLane {
  return gates & laneBits['own-team'] ? 'own-team' : gates & laneBits.bot ? 'bot' : 'person';
}

/** A viewing in a visit, with its own id and start. */
export function newSession(visit: Capability, now: number): Capability {
  return {
    ...visit,
    id: newId(),
    kind: 'session',
    gates: visit.gates & ~HIT_PENDING,
    startedAt: now,
    expiresAt: latestNow(now) + VISIT_MS,
  };
}

/** In the place of a presentation, for a viewing of an activity that names none (ADR 7). */
export const NO_PRESENTATION = '00000000-0000-0000-0000-000000000000';

/** A member's viewing without a link, for their own records. */
export function newOwnSession(
  {
    activityId,
    presentationId,
    teamId,
  }: { activityId: string; presentationId: string | null; teamId: string },
  now: number,
): Capability {
  const nothing = { sharedLinkId: null, signInId: null, gates: 0 };
  return {
    ...nothing,
    id: newId(),
    kind: 'session',
    activityId,
    presentationId: presentationId ?? NO_PRESENTATION,
    teamId,
    startedAt: now,
    expiresAt: latestNow(now) + VISIT_MS,
  };
}

/** A signed text that opens a file for a while, under the id of its visit or sign-in. */
export function mintGrant(
  secrets: Secrets,
  {
    kind,
    from,
    now,
    forMs = GRANT_MS,
  }: {
    kind: 'bytes' | 'download';
    from: Omit<Capability, 'kind'>;
    now: number;
    forMs?: number | undefined;
  },
): string {
  return mintCapability(secrets, { ...from, kind, startedAt: now, expiresAt: now + forMs });
}

/**
 * Reads the signed text of a recipient's call. It expires by the earlier of both clocks: a clock that was set forward
 * ends no visit. @throws EdgeError NOT_FOUND for any other text, FORBIDDEN for a forged or expired one
 */
export function readVisit(
  secrets: Secrets,
  text: string,
  kind: 'visit' | 'session',
  now: number,
): Capability {
  const reading = readCapability(secrets, text, kind, Math.min(now, steadyNow()));
  if (reading.status === 'valid') return reading.capability;
  if (reading.status === 'expired') throw new EdgeError('FORBIDDEN', problems.visitOver);
  throw text.includes('.')
    ? new EdgeError('FORBIDDEN', problems.notAllowed)
    : new EdgeError('NOT_FOUND', problems.nothingHere);
}

import type { Capability } from '@lectern/schemas/access/capability.ts';
import type { Language } from '@lectern/schemas/text/languages.ts';
import type { Fact } from '@lectern/kernel/events/codec.ts';
import {
  SharedLinkConsentChosen,
  SharedLinkConsentShown,
  SharedLinkEmailEntered,
  SharedLinkGatePassed,
  SharedLinkVisitorVerified,
} from '@lectern/schemas/events/telemetry.ts';
import type { Edge } from '../edge.ts';
import { EdgeError } from '../http/edge-error.ts';
import { iso } from '../telemetry/iso.ts';
import { consentStatementIn, type PublicLink } from './public-link.ts';
import { problems } from '../http/problems.ts';

/** An event, what tells it from the visit's others, and its time if that is not now. */
type RecordedFact = { event: Fact['event']; id: string; at?: number };

/** A visitor was asked. Nothing waits for this fact: it is sent again with the choice, under the same id. */
export function showConsent(
  edge: Edge,
  link: PublicLink,
  visit: Capability,
  language: Language,
): void {
  const statement = consentStatementIn(language, link) ?? '';
  report(edge, visit, [consentShown(edge, link, visit, statement)], visit.startedAt).catch(
    (err: unknown) => {
      edge.engines.logger.warn(
        { err, hitId: visit.id },
        'that consent was asked for is not written yet',
      );
    },
  );
}

/** Records a choice before anything follows from it. @throws EdgeError UNAVAILABLE */
export async function chooseConsent(
  edge: Edge,
  link: PublicLink,
  visit: Capability,
  { isGiven, statement }: { isGiven: boolean; statement: string },
  now: number,
): Promise<void> {
  const chosenAt = iso(now);
  const chosen = {
    event: SharedLinkConsentChosen({
      ...consentQuestion(edge, link, visit, statement),
      isGiven,
      chosenAt,
    }),
    id: `consent/${chosenAt}`,
  };
  await report(
    edge,
    visit,
    [
      consentShown(edge, link, visit, statement),
      chosen,
      ...(isGiven && link.consentMode === 'REQUIRED'
        ? [gatePassed(edge, visit, 'CONSENT', now)]
        : []),
    ],
    now,
  );
}

/** @throws EdgeError UNAVAILABLE */
export function passAccessCode(edge: Edge, visit: Capability, now: number): Promise<void> {
  return report(edge, visit, [gatePassed(edge, visit, 'ACCESS_CODE', now)], now);
}

/** @throws EdgeError UNAVAILABLE */
export function passEmail(
  edge: Edge,
  visit: Capability,
  { visitorId, email }: { visitorId: string; email: string },
  now: number,
): Promise<void> {
  const verified = SharedLinkVisitorVerified({
    ...linkOf(edge, visit),
    hitId: visit.id,
    visitorId,
    email,
    verifiedAt: iso(now),
  });
  return report(
    edge,
    visit,
    [{ event: verified, id: 'verified' }, gatePassed(edge, visit, 'EMAIL', now)],
    now,
  );
}

/** @throws EdgeError UNAVAILABLE */
export function enterEmail(
  edge: Edge,
  visit: Capability,
  { visitorId, email }: { visitorId: string; email: string },
  now: number,
): Promise<void> {
  const enteredAt = iso(now);
  const entered = SharedLinkEmailEntered({
    ...linkOf(edge, visit),
    hitId: visit.id,
    visitorId,
    email,
    enteredAt,
  });
  return report(
    edge,
    visit,
    [{ event: entered, id: `entered/${enteredAt}` }, gatePassed(edge, visit, 'EMAIL', now)],
    now,
  );
}

function gatePassed(
  edge: Edge,
  visit: Capability,
  gate: 'CONSENT' | 'ACCESS_CODE' | 'EMAIL',
  now: number,
): RecordedFact {
  return {
    event: SharedLinkGatePassed({
      ...linkOf(edge, visit),
      hitId: visit.id,
      gate,
      passedAt: iso(now),
    }),
    id: `passed/${gate}/${now}`,
  };
}

function consentShown(
  edge: Edge,
  link: PublicLink,
  visit: Capability,
  statement: string,
): RecordedFact {
  return {
    event: SharedLinkConsentShown({
      ...consentQuestion(edge, link, visit, statement),
      shownAt: iso(visit.startedAt),
    }),
    id: 'consent/shown',
    at: visit.startedAt,
  };
}

function consentQuestion(
  edge: Edge,
  { consentMode, team }: PublicLink,
  visit: Capability,
  statement: string,
) {
  const mode = consentMode === 'REQUIRED' ? ('REQUIRED' as const) : ('OPTIONAL' as const);
  return {
    ...linkOf(edge, visit),
    hitId: visit.id,
    mode,
    statement,
    privacyPolicyUrl: team?.privacyPolicyUrl ?? null,
  };
}

function linkOf({ links }: Edge, { presentationId, sharedLinkId }: Capability) {
  return { presentationId, sharedLinkId, linkOwnerId: sharedLinkId && links.ownerOf(sharedLinkId) };
}

async function report(
  { engines }: Edge,
  { id: hitId, presentationId, teamId, sharedLinkId }: Capability,
  recorded: readonly RecordedFact[],
  now: number,
): Promise<void> {
  const subject = `SharedLink/${teamId}/${sharedLinkId}`;
  const facts = recorded.map(({ event, id, at = now }) =>
    engines.codec.fact({
      event,
      id: `${hitId}/${id}`,
      key: presentationId,
      subject,
      teamId,
      time: iso(at),
    }),
  );
  try {
    await engines.log.publish(await Promise.all(facts));
  } catch (cause) {
    throw new EdgeError('UNAVAILABLE', problems.cannotBeRecorded, { retryAfter: 1, cause });
  }
}

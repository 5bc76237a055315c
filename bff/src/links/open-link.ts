import { mintCapability, type Capability } from '@lectern/schemas/access/capability.ts';
import type { Language } from '@lectern/schemas/text/languages.ts';
import type { z } from 'zod';
import type { Caller } from '../access/callers.ts';
import type { Edge } from '../edge.ts';
import { EdgeError } from '../http/edge-error.ts';
import { laneOf } from '../telemetry/lane.ts';
import type { Reporter } from '../telemetry/reports.ts';
import { consentOf, isOpenTo, pendingGates } from './gates.ts';
import { showConsent } from './consent-events.ts';
import { addressesOf } from './link-addresses.ts';
import {
  beforeGates,
  consentStatementIn,
  sharedPart,
  type PublicLink,
  type visitPart,
} from './public-link.ts';
import { languageOfLink } from './link-language.ts';
import { linkClosed } from './refusal.ts';
import { CODE_REQUESTED, HIT_PENDING, newVisit, readVisit } from './visit.ts';
import { problems } from '../http/problems.ts';

/** An opened link: what is the same for all visitors, and what is made for this visit. */
export interface OpenedLink {
  link: PublicLink;
  visit: Capability;
  hitUuid: string;
  /** The base URL of the presentation's files, for a quarter of an hour. */
  pagesUrl: string;
  /** The presentation by itself. */
  fileUrl: string;
  isOpen: boolean;
  /** Of its pages, for this reader. */
  language: Language;
  json: string;
}

/**
 * Opens a link: records the hit and mints the visit, or goes on with the visit given.
 * @param token the link's token or alias
 * @param hitUuid of an earlier call: then nothing is recorded
 * @throws EdgeError NOT_FOUND, GONE, FORBIDDEN (the visit), TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function openLink(
  edge: Edge,
  token: string,
  hitUuid: string | null,
  by: Reporter,
  now = Date.now(),
): Promise<OpenedLink> {
  const link = await lookAtLink(edge, token, by);
  const language = languageOfLink(link, by.language);
  const { secrets } = edge.engines;
  let visit: Capability;
  let text = hitUuid;
  if (text === null) {
    const { lane } = laneOf({
      userAgent: by.userAgent,
      isOwnTeam: by.memberOf === link.teamId,
    });
    visit = newVisit(link, { lane, language }, now);
    if (!(await edge.telemetry.recordHit(visit, by)))
      visit = { ...visit, gates: visit.gates | HIT_PENDING };
    text = mintCapability(secrets, visit);
    if (link.consentMode !== 'NOT_REQUIRED') showConsent(edge, link, visit, language);
  } else {
    visit = readVisit(secrets, text, 'visit', now);
    if (visit.sharedLinkId !== link.id)
      throw new EdgeError('FORBIDDEN', problems.visitOfAnotherLink);
  }
  const email = hitUuid !== null && link.isEmailRequired ? await edge.links.emailOf(visit) : null;
  return composeAnswer(edge, link, { visit, hitUuid: text, email, language }, now);
}

/** The open link; counted, but not recorded. @throws EdgeError as `openLink` does */
export async function lookAtLink(edge: Edge, token: string, by: Caller): Promise<PublicLink> {
  await edge.limiters.count('open', by);
  const link = edge.links.knownByToken(token) ?? (await edge.links.byToken(token));
  if (link) return assertOpen(link);
  await edge.limiters.count('miss', by);
  throw new EdgeError('NOT_FOUND', problems.linkNotFound);
}

function assertOpen(link: PublicLink): PublicLink {
  if (link.status !== 'ACTIVE' || !link.presentation) throw linkClosed(link);
  return link;
}

type OwnPart = Pick<OpenedLink, 'visit' | 'hitUuid' | 'language'> & { email: string | null };

function composeAnswer(
  edge: Edge,
  link: PublicLink,
  { visit, hitUuid, email, language }: OwnPart,
  now: number,
): OpenedLink {
  const isOpen = isOpenTo(link, visit.gates);
  const { pages: pagesUrl, file, download } = addressesOf(edge, link, visit, now);
  const own: z.output<typeof visitPart> = {
    hit_uuid: hitUuid,
    signed_url: file,
    download_url: isOpen ? download : null,
    source: { signed_url: file },
    pages_url: pagesUrl,
    // An email that was typed waits for the digits mailed to it; before, no email was verified.
    pending_gates: pendingGates(link, visit.gates).map((gate) =>
      gate === 'email' && link.emailMode === 'VERIFIED' && (visit.gates & CODE_REQUESTED) !== 0
        ? 'email_code'
        : gate,
    ),
    hit: { email, consent: consentOf(link, visit.gates) },
  };
  const shared = sharedJson(link, isOpen, language);
  const presentation = `{"signedURL":${JSON.stringify(isOpen ? file : null)},${shared.presentation}}`;
  return {
    link,
    visit,
    hitUuid,
    pagesUrl,
    fileUrl: file,
    isOpen,
    language,
    json: `{"data":{${JSON.stringify(own).slice(1, -1)},"presentation":${presentation},${shared.rest}}}`,
  };
}

interface SharedJson {
  presentation: string;
  rest: string;
}

const openParts = new WeakMap<PublicLink, Map<Language, SharedJson>>();
const gatedParts = new WeakMap<PublicLink, Map<Language, SharedJson>>();

/** The fields of the presentation and the others; made once for each language and answer of the link's owner. */
function sharedJson(link: PublicLink, isOpen: boolean, language: Language): SharedJson {
  const parts = isOpen ? openParts : gatedParts;
  const ofLink = parts.get(link) ?? new Map<Language, SharedJson>();
  let part = ofLink.get(language);
  if (!part) {
    const shared = sharedPart.present(link);
    shared.team.sharing_consent_text = consentStatementIn(language, link);
    const { presentation, ...rest } = isOpen ? shared : beforeGates(shared);
    part = { presentation: fieldsIn(presentation), rest: fieldsIn(rest) };
    parts.set(link, ofLink.set(language, part));
  }
  return part;
}

function fieldsIn(object: object): string {
  return JSON.stringify(object).slice(1, -1);
}

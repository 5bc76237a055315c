import { mintCapability, type Capability } from '@lectern/schemas/access/capability.ts';
import type { Caller } from '../access/callers.ts';
import type { Edge } from '../edge.ts';
import { EdgeError } from '../http/edge-error.ts';
import { presentLinkStatus, presentLinkType } from '../present/shared-link.ts';
import { laneOf } from '../telemetry/lane.ts';
import type { Reporter } from '../telemetry/reports.ts';
import { consentOf, isOpenTo, pendingGates } from './gates.ts';
import { showConsent } from './consent-events.ts';
import { addressesOf } from './link-addresses.ts';
import type { PublicLink } from './links.ts';
import { linkClosed } from './refusal.ts';
import { HIT_PENDING, newVisit, readVisit } from './visit.ts';

/** The link as its recipient gets it: the part that is the same for all, as text, and what is made for this visit. */
export interface OpenedLink {
  link: PublicLink;
  visit: Capability;
  hitUuid: string;
  /** Everything of this presentation lies under it for a quarter of an hour, once nothing is asked any more. */
  pagesUrl: string;
  /** Whether it is: before the gates are passed every address answers 403. */
  isOpen: boolean;
  /** The answer as it is sent. */
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
  const looked = lookAtLink(edge, token, by);
  const link = looked instanceof Promise ? await looked : looked;
  const { secrets } = edge.engines;
  let visit: Capability;
  let text = hitUuid;
  if (text === null) {
    visit = newVisit(
      link,
      laneOf({ userAgent: by.userAgent, isOwnTeam: by.memberOf === link.teamId }).lane,
      now,
    );
    if (!(await edge.telemetry.recordHit(visit, by)))
      visit = { ...visit, gates: visit.gates | HIT_PENDING };
    text = mintCapability(secrets, visit);
    if (link.consentMode !== 'NOT_REQUIRED') showConsent(edge, link, visit);
  } else {
    visit = readVisit(secrets, text, 'visit', now);
    if (visit.sharedLinkId !== link.id)
      throw new EdgeError('FORBIDDEN', 'This visit belongs to another link.');
  }
  const email = hitUuid !== null && link.isEmailRequired ? await edge.links.emailOf(visit) : null;
  return composeAnswer(edge, link, { visit, hitUuid: text, email }, now);
}

/** The link, where it can be opened, at once where it is known; looking at it is counted and not recorded. @throws EdgeError as `openLink` does */
export function lookAtLink(
  edge: Edge,
  token: string,
  by: Caller,
): PublicLink | Promise<PublicLink> {
  const counted = edge.limiters.count('open', by);
  const known = counted ? undefined : edge.links.knownByToken(token);
  return known ? assertOpen(known) : findLink(edge, token, by, counted);
}

async function findLink(
  edge: Edge,
  token: string,
  by: Caller,
  counted: Promise<void> | null,
): Promise<PublicLink> {
  await counted;
  const link = edge.links.knownByToken(token) ?? (await edge.links.byToken(token));
  if (link) return assertOpen(link);
  await edge.limiters.count('miss', by);
  throw new EdgeError('NOT_FOUND', 'Link not found.');
}

function assertOpen(link: PublicLink): PublicLink {
  if (link.status !== 'ACTIVE' || !link.presentation) throw linkClosed(link);
  return link;
}

function composeAnswer(
  edge: Edge,
  link: PublicLink,
  { visit, hitUuid, email }: { visit: Capability; hitUuid: string; email: string | null },
  now: number,
): OpenedLink {
  const { pages: pagesUrl, download } = addressesOf(edge, link, visit, now);
  const file = `${pagesUrl}file.pdf`;
  // All of it but these is the same for every visit; none of them needs escaping but the slug, which is made for URLs.
  const own = `"hit_uuid":"${hitUuid}","signed_url":"${file}","download_url":${JSON.stringify(download)},"source":{"signed_url":"${file}"},"pages_url":"${pagesUrl}",${saidOf(link, visit.gates, email)}`;
  return {
    link,
    visit,
    hitUuid,
    pagesUrl,
    isOpen: isOpenTo(link, visit.gates),
    json: `{"data":{${own},${sharedPart(link)}}}`,
  };
}

const NOTHING_SAID = '"pending_gates":[],"hit":{"email":null,"consent":null}';

/** What this visit has still to get past, and what it said. An address that was typed waits for the digits mailed to it. */
function saidOf(link: PublicLink, gates: number, email: string | null): string {
  if (isOpenTo(link, gates) && link.consentMode === 'NOT_REQUIRED' && email === null)
    return NOTHING_SAID;
  const pending = pendingGates(link, gates).map((gate) =>
    gate === 'email' && email !== null ? 'email_code' : gate,
  );
  return `"pending_gates":${JSON.stringify(pending)},"hit":${JSON.stringify({ email, consent: consentOf(link, gates) })}`;
}

const parts = new WeakMap<PublicLink, string>();

/** What every visitor of a link gets alike; made once for each answer of its owner. */
function sharedPart(link: PublicLink): string {
  let part = parts.get(link);
  if (!part) parts.set(link, (part = JSON.stringify(presentForAll(link)).slice(1, -1)));
  return part;
}

/** The read fields of accounts §3, and what the viewer needs to lay out pages before it has them. */
function presentForAll(link: PublicLink) {
  const {
    id,
    token,
    type,
    name,
    isAccessCodeRequired,
    isEmailRequired,
    isForRecipientsOnly,
    isDirect,
    expiresAt,
    status,
    notificationLevel,
  } = link;
  const {
    displayUserInfo,
    consentMode,
    consentStatement,
    presentation,
    presentationId,
    user,
    team,
  } = link;
  return {
    id,
    token,
    type: presentLinkType(type),
    name: name ?? null,
    is_access_code_required: isAccessCodeRequired,
    is_email_required: isEmailRequired,
    is_for_recipients_only: isForRecipientsOnly,
    is_direct: isDirect,
    sends_mail: !link.isMailKept,
    expires_at: expiresAt ?? null,
    status: presentLinkStatus(status),
    notification_level: notificationLevel,
    is_muted: notificationLevel === 0,
    display_user_info: displayUserInfo,
    file: { id: presentation?.fileId ?? null, name: presentation?.fileName ?? null },
    user: displayUserInfo && user ? { name: user.name ?? null, email: user.email ?? null } : null,
    team: {
      name: team?.name ?? null,
      presentation_alias_enabled: team?.isPresentationAliasEnabled ?? false,
      privacy_policy_url: team?.privacyPolicyUrl ?? null,
      sharing_consent_implied: consentMode === 'NOT_REQUIRED',
      sharing_consent_optional: consentMode === 'OPTIONAL',
      sharing_consent_required: consentMode === 'REQUIRED',
      sharing_consent_text: consentStatement ?? null,
    },
    presentation: presentation && {
      id: presentationId,
      name: presentation.name,
      slug: presentation.slug,
      presentation_type: presentation.presentationType,
      sharing_disclaimer: presentation.sharingDisclaimer ?? null,
      settings: {
        can_be_printed: presentation.canBePrinted,
        can_be_downloaded: presentation.canBeDownloaded,
        can_be_forwarded: presentation.canBeForwarded,
      },
    },
    page_count: presentation?.pageCount ?? 0,
    pages: presentation?.pages.map(({ width, height }) => ({ width, height })) ?? [],
  };
}

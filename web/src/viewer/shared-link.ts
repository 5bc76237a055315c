import { failureOf, type Failure, type Refusal } from './unavailable/failure.ts';

/** Possible gates before the document. */
type GateName = 'email' | 'email_code' | 'access_code' | 'consent';

/**
 * A shared link as `GET /api/public/shared-links/:token` returns it: the fields this page reads.
 */
export interface SharedLink {
  id: string;
  token: string;
  /** The visit: a signed text for every later call. */
  hit_uuid: string;
  name: string | null;
  /** The file's URL on the content origin; null if there is nothing to read. */
  signed_url: string | null;
  /** The file of the pages; a new id means another file. */
  file: { id: string | null };
  download_url: string | null;
  expires_at: string | null;
  status: string;
  display_user_info: boolean;
  user: Sender | null;
  team: {
    name: string;
    privacy_policy_url: string | null;
    sharing_consent_optional: boolean;
    sharing_consent_required: boolean;
    /** The team's own consent text. */
    sharing_consent_text: string | null;
  };
  /** A forwarded link would not open for others. */
  is_for_recipients_only: boolean;
  /** The browser redirects to the file once no gates are left. */
  is_direct: boolean;
  /** Without mail there are no digits and no forwarding. */
  sends_mail: boolean;
  /** Gates left for this visit; until none are, page URLs answer 403. */
  pending_gates: GateName[];
  /** The visitor's consent; null if not answered. */
  hit: { email: string | null; consent: boolean | null };
  presentation: {
    name: string;
    slug: string;
    presentation_type: string;
    sharing_disclaimer: string | null;
    settings: { can_be_printed: boolean; can_be_downloaded: boolean; can_be_forwarded: boolean };
  };
  /** Base URL of pictures, thumbnails and text, valid for the grant (15 minutes). */
  pages_url: string;
  page_count: number;
  /** In points (1/72 inch). */
  pages: { width: number; height: number }[];
}

export interface Sender {
  name: string;
  email: string;
}

export type LinkAnswer =
  | { kind: 'open'; link: SharedLink }
  | { kind: 'closed'; failure: Failure }
  | { kind: 'unreachable' }
  /** There, but asked too much of; worth another try after so many seconds. */
  | { kind: 'busy'; seconds: number };

const busySeconds = 5;

/** Whether reading is reported: with optional consent only after agreement. */
export function isReported({ team, hit }: SharedLink): boolean {
  return !team.sharing_consent_optional || hit.consent === true;
}

/** The link the server inlined; null on a development server. */
export function readInlinedVisit(page: Document): LinkAnswer | null {
  const text = page.getElementById('lectern-visit')?.textContent;
  if (!text) return null;
  try {
    return toLinkAnswer(JSON.parse(text), 200);
  } catch {
    return { kind: 'closed', failure: failureOf(10004) };
  }
}

/** Requests the link; with `hit_uuid` the same visit gets a fresh grant and no new hit. */
export async function requestLink(token: string, hitUuid?: string): Promise<LinkAnswer> {
  const query = hitUuid === undefined ? '' : `?hit_uuid=${encodeURIComponent(hitUuid)}`;
  try {
    const response = await fetch(`/api/public/shared-links/${encodeURIComponent(token)}${query}`, {
      cache: 'no-store',
    });
    return toLinkAnswer(
      await response.json().catch(() => null),
      response.status,
      response.headers.get('retry-after'),
    );
  } catch {
    return { kind: 'unreachable' };
  }
}

interface LinkResponse {
  data?: Partial<SharedLink>;
  error?: Refusal & { retry_after?: unknown };
}

function toLinkAnswer(body: unknown, status: number, retryAfter?: string | null): LinkAnswer {
  const { data, error, ...refusal } = (body ?? {}) as LinkResponse & Refusal;
  if (error?.retry_after !== undefined)
    return { kind: 'busy', seconds: secondsOf(error.retry_after) };
  if (error) return { kind: 'closed', failure: failureOf(error.code, error) };
  if (status === 429 || status >= 500) return { kind: 'busy', seconds: secondsOf(retryAfter) };
  if (status === 410) return { kind: 'closed', failure: failureOf(10003, refusal) };
  if (status >= 400 || !data)
    return {
      kind: 'closed',
      failure: failureOf(status === 404 ? 10001 : (refusal.code ?? 10004), refusal),
    };
  if (!data.presentation) return invalid('[PDF] Invalid presentation object.');
  if (!data.presentation.settings) return invalid('[PDF] Invalid presentation.settings object.');
  if (!data.signed_url || data.status === 'Canceled' || data.status === 'Expired')
    return { kind: 'closed', failure: failureOf(10003, { reason: data.status?.toLowerCase() }) };
  return { kind: 'open', link: completed(data as SharedLink) };
}

/** Defaults for fields an older server lacks. */
function completed(data: SharedLink): SharedLink {
  const { team, user, hit } = data as SharedLink & { hit?: Partial<SharedLink['hit']> };
  return {
    ...data,
    team: { ...team, name: team.name || 'Lectern' },
    user: nameOrNull(user),
    file: { id: data.file?.id ?? null },
    sends_mail: data.sends_mail ?? true,
    pending_gates: data.pending_gates ?? [],
    hit: { email: hit?.email ?? null, consent: hit?.consent ?? null },
  };
}

function secondsOf(retryAfter: unknown): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  return seconds > 0 ? Math.min(seconds, 3_600) : busySeconds;
}

/** A sender with name and email; an older server may lack either. */
function nameOrNull(user: Partial<Sender> | null): Sender | null {
  return user?.email ? { name: user.name || user.email, email: user.email } : null;
}

function invalid(reason: string): LinkAnswer {
  console.error(reason);
  return { kind: 'closed', failure: failureOf(10004) };
}

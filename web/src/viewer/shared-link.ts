import { failureOf, type Failure, type Refusal } from './failure.ts';

/** What may stand between a visit and the document. */
type GateName = 'email' | 'email_code' | 'access_code' | 'consent';

/** The public face of a shared link, as `GET /api/public/shared-links/:token` gives it: the fields this page reads. */
export interface SharedLink {
  id: string;
  token: string;
  /** The visit: a signed text that every later call carries. */
  hit_uuid: string;
  name: string | null;
  /** The file itself on the content origin; null when there is nothing to read. */
  signed_url: string | null;
  /** Whose pages they are: another id, another file. */
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
    /** The words to agree to, where the team has its own. */
    sharing_consent_text: string | null;
  };
  /** Whoever it is sent on to would not get in. */
  is_for_recipients_only: boolean;
  /** Once nothing is pending the browser goes to the file itself. */
  is_direct: boolean;
  /** Otherwise no digits come, and nothing can be sent on. */
  sends_mail: boolean;
  /** Still closed for this visit. Until none is left the addresses of bytes answer 403. */
  pending_gates: GateName[];
  /** What this visitor said: null where nothing was said. */
  hit: { email: string | null; consent: boolean | null };
  presentation: {
    name: string;
    slug: string;
    presentation_type: string;
    sharing_disclaimer: string | null;
    settings: { can_be_printed: boolean; can_be_downloaded: boolean; can_be_forwarded: boolean };
  };
  /** Pictures, thumbnails and text lie under this address for as long as its grant lasts (15 minutes). */
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

/** Whether the sender may be told what is read: where that is the reader's choice, only once they agreed. */
export function isReported({ team, hit }: SharedLink): boolean {
  return !team.sharing_consent_optional || hit.consent === true;
}

/** What the server put into the page; null where it put nothing, as under a development server. */
export function readInlinedVisit(page: Document): LinkAnswer | null {
  const text = page.getElementById('lectern-visit')?.textContent;
  if (!text) return null;
  try {
    return answerOf(JSON.parse(text), 200);
  } catch {
    return { kind: 'closed', failure: failureOf(10004) };
  }
}

/** Asks for the link; with the visit's `hit_uuid` no new hit is recorded and the same visit gets a fresh grant. */
export async function requestLink(token: string, hitUuid?: string): Promise<LinkAnswer> {
  const query = hitUuid === undefined ? '' : `?hit_uuid=${encodeURIComponent(hitUuid)}`;
  try {
    const response = await fetch(`/api/public/shared-links/${encodeURIComponent(token)}${query}`, {
      cache: 'no-store',
    });
    return answerOf(
      await response.json().catch(() => null),
      response.status,
      response.headers.get('retry-after'),
    );
  } catch {
    return { kind: 'unreachable' };
  }
}

interface Answered {
  data?: Partial<SharedLink>;
  error?: Refusal & { retry_after?: unknown };
}

function answerOf(body: unknown, status: number, retryAfter?: string | null): LinkAnswer {
  const { data, error, ...refusal } = (body ?? {}) as Answered & Refusal;
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

/** With what a server may not say yet. */
function completed(data: SharedLink): SharedLink {
  const { team, user, hit } = data as SharedLink & { hit?: Partial<SharedLink['hit']> };
  return {
    ...data,
    team: { ...team, name: team.name || 'Lectern' },
    user: nameable(user),
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

/** Somebody who can be named and written to; the server may not know both yet. */
function nameable(user: Partial<Sender> | null): Sender | null {
  return user?.email ? { name: user.name || user.email, email: user.email } : null;
}

function invalid(reason: string): LinkAnswer {
  console.error(reason);
  return { kind: 'closed', failure: failureOf(10004) };
}

import { failureOf, type Failure } from './failure.ts';

/** The public face of a shared link, as `GET /api/public/shared-links/:token` gives it: the fields this page reads. */
export interface SharedLink {
  id: string;
  token: string;
  /** The visit: a signed text that every later call carries. */
  hit_uuid: string;
  name: string | null;
  /** The file itself on the content origin; null when there is nothing to read. */
  signed_url: string | null;
  download_url: string | null;
  expires_at: string | null;
  status: string;
  display_user_info: boolean;
  user: Sender | null;
  team: { name: string; privacy_policy_url: string | null };
  presentation: {
    name: string;
    slug: string;
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

export type LinkAnswer = { kind: 'open'; link: SharedLink } | { kind: 'closed'; failure: Failure } | { kind: 'unreachable' };

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
    const response = await fetch(`/api/public/shared-links/${encodeURIComponent(token)}${query}`, { cache: 'no-store' });
    if (response.status === 429 || response.status >= 500) return { kind: 'unreachable' };
    return answerOf(await response.json().catch(() => null), response.status);
  } catch {
    return { kind: 'unreachable' };
  }
}

function answerOf(body: unknown, status: number): LinkAnswer {
  const { data, error, code } = (body ?? {}) as { data?: SharedLink; error?: { code?: unknown; message?: unknown }; code?: unknown };
  if (error) return { kind: 'closed', failure: failureOf(error.code, error.message) };
  if (status === 410) return { kind: 'closed', failure: failureOf(10003) };
  if (status >= 400 || !data) return { kind: 'closed', failure: failureOf(status === 404 ? 10001 : (code ?? 10004)) };
  if (!data.presentation) return invalid('[PDF] Invalid presentation object.');
  if (!data.presentation.settings) return invalid('[PDF] Invalid presentation.settings object.');
  if (!data.signed_url || data.status === 'Canceled' || data.status === 'Expired') return { kind: 'closed', failure: failureOf(10003) };
  return { kind: 'open', link: { ...data, team: { ...data.team, name: data.team.name || 'Lectern' }, user: nameable(data.user) } };
}

/** Somebody who can be named and written to; the server may not know both yet. */
function nameable(user: Partial<Sender> | null): Sender | null {
  return user?.email ? { name: user.name || user.email, email: user.email } : null;
}

function invalid(reason: string): LinkAnswer {
  console.error(reason);
  return { kind: 'closed', failure: failureOf(10004) };
}

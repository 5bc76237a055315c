import type { PublicLink } from '@lectern/schemas/rest/public-link.ts';
import { failureOf, type Failure, type Refusal } from './unavailable/failure.ts';
import { text } from './texts/texts.ts';

export interface Sender {
  name: string;
  email: string | null;
}

/** The public link, with defaults for what an older server leaves out (`completed`). */
export type SharedLink = Omit<PublicLink, 'user' | 'team'> & {
  user: Sender | null;
  team: PublicLink['team'] & { name: string };
};

export type LinkAnswer =
  | { kind: 'open'; link: SharedLink }
  | { kind: 'closed'; failure: Failure }
  | { kind: 'unreachable' }
  /** Too many requests; try again after so many seconds. */
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
    // Before the gates the server names no document.
    presentation:
      (data.pending_gates ?? []).length === 0
        ? data.presentation
        : { ...data.presentation, name: text('documentForYou') },
    file: { id: data.file?.id ?? null, name: data.file?.name ?? null },
    media: data.media ?? null,
    sends_mail: data.sends_mail ?? true,
    pending_gates: data.pending_gates ?? [],
    gate_form_uuid: data.gate_form_uuid ?? null,
    end_form_uuid: data.end_form_uuid ?? null,
    hit: { email: hit?.email ?? null, consent: hit?.consent ?? null },
  };
}

function secondsOf(retryAfter: unknown): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  return seconds > 0 ? Math.min(seconds, 3_600) : busySeconds;
}

/** Before the gates there is no email. */
function nameOrNull(user: PublicLink['user']): Sender | null {
  const name = user?.name || user?.email;
  return name ? { name, email: user?.email ?? null } : null;
}

function invalid(reason: string): LinkAnswer {
  console.error(reason);
  return { kind: 'closed', failure: failureOf(10004) };
}

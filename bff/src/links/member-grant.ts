import { newId } from '@lectern/kernel/ids.ts';
import type { Call } from '../http/call.ts';
import { notFound } from '../http/edge-error.ts';
import { mintGrant } from './visit.ts';

/** Long enough to fetch what is large in parts; it ends sooner with the sign-in, or the right to see it (ADR 0006). */
const GRANT_MS = 60 * 60_000;

/** Where somebody signed in finds a presentation's file, for an hour and without a link: as long as they are signed in and may see it. */
export function memberFileUrl({ edge, claims }: Call, presentationId: string, now = Date.now()): { url: string; expiresAt: string } {
  if (claims.kind !== 'user') throw notFound();
  const from = { id: newId(), sharedLinkId: null, activityId: null, signInId: claims.signInId, presentationId, teamId: claims.teamId, gates: 0, startedAt: now, expiresAt: 0 };
  const grant = mintGrant(edge.engines.secrets, { kind: 'bytes', from, now, forMs: GRANT_MS });
  return { url: `${edge.engines.urls.content}/c/${grant}/file.pdf`, expiresAt: new Date(now + GRANT_MS).toISOString() };
}

import { newId } from '@lectern/kernel/ids.ts';
import type { Call } from '../http/call.ts';
import { notFound } from '../http/edge-error.ts';
import { mintGrant } from './visit.ts';

/** The grant does not know the sign-in it was given for, so signing out cannot end it. */
const GRANT_MS = 60_000;

/** Where somebody signed in finds a presentation's file, for a minute and without a link (ADR 0006). */
export function memberFileUrl({ edge, claims }: Call, presentationId: string, now = Date.now()): { url: string; expiresAt: string } {
  if (claims.kind !== 'user') throw notFound();
  const from = { id: newId(), sharedLinkId: null, activityId: null, presentationId, teamId: claims.teamId, gates: 0, startedAt: now, expiresAt: 0 };
  const grant = mintGrant(edge.engines.secrets, { kind: 'bytes', from, now, forMs: GRANT_MS });
  return { url: `${edge.engines.urls.content}/c/${grant}/file.pdf`, expiresAt: new Date(now + GRANT_MS).toISOString() };
}

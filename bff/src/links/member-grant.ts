import { newId } from '@lectern/kernel/ids.ts';
import type { Call } from '../http/call.ts';
import { notFound } from '../http/edge-error.ts';
import { mintGrant } from './visit.ts';

/** Where somebody signed in finds a presentation's file, for a quarter of an hour and without a link. */
export function memberFileUrl({ edge, claims }: Call, presentationId: string, now = Date.now()): { url: string; expiresAt: string } {
  if (claims.kind !== 'user') throw notFound();
  const from = { id: newId(), sharedLinkId: null, activityId: null, presentationId, teamId: claims.teamId, gates: 0, startedAt: now, expiresAt: 0 };
  const grant = mintGrant(edge.engines.secrets, { kind: 'bytes', from, now });
  return { url: `${edge.engines.urls.content}/c/${grant}/file.pdf`, expiresAt: new Date(now + 15 * 60_000).toISOString() };
}

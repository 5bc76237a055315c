import type { Call } from '../http/call.ts';
import { notFound } from '../http/edge-error.ts';
import { mintGrant } from './visit.ts';

/** Long enough to fetch what is large in parts; it ends sooner with the sign-in, or the right to see it (ADR 0006). */
const GRANT_MS = 60 * 60_000;

/**
 * Where somebody signed in finds a presentation's file as a PDF, for an hour and without a link: as long as they are signed
 * in and may see it; and as it was uploaded, as long as they may save it. It stays that file when another takes its place.
 */
export function memberFileUrls(
  { edge, claims }: Call,
  { presentationId, fileId }: { presentationId: string; fileId: string },
  now = Date.now(),
): { url: string; downloadUrl: string; expiresAt: string } {
  if (claims.kind !== 'user') throw notFound();
  const from = {
    id: fileId,
    sharedLinkId: null,
    activityId: null,
    signInId: claims.signInId,
    presentationId,
    teamId: claims.teamId,
    gates: 0,
    startedAt: now,
    expiresAt: 0,
  };
  const grant = (kind: 'bytes' | 'download') =>
    mintGrant(edge.engines.secrets, { kind, from, now, forMs: GRANT_MS });
  const { content } = edge.engines.urls;
  return {
    url: `${content}/c/${grant('bytes')}/file.pdf`,
    downloadUrl: `${content}/d/${grant('download')}/file`,
    expiresAt: new Date(now + GRANT_MS).toISOString(),
  };
}

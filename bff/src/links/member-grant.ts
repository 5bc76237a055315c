import { isShownInFrame } from '@lectern/schemas/files/shown-in-frame.ts';
import type { Call } from '../http/call.ts';
import { notFound } from '../http/edge-error.ts';
import { mintGrant } from './visit.ts';

/**
 * Enough for large files fetched in parts; it ends earlier with the sign-in, or with the right to see the file (ADR
 * 0006).
 */
const GRANT_MS = 60 * 60_000;

/**
 * URLs of a presentation's file for a signed-in member, for an hour and without a link: as a PDF, as long as they may
 * see it, or at another path of the content origin, and as uploaded, as long as they may download it. They keep naming this file when another replaces it.
 */
export function memberFileUrls(
  { edge, claims }: Call,
  {
    presentationId,
    fileId,
    path = 'file.pdf',
  }: { presentationId: string; fileId: string; path?: string },
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
    url: `${content}/c/${grant('bytes')}/${path}`,
    downloadUrl: `${content}/d/${grant('download')}/file`,
    expiresAt: new Date(now + GRANT_MS).toISOString(),
  };
}

/** Of a file in a package, below a grant; the folder itself shows where the package opens. */
export function packagePath(path = ''): string {
  return `package/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Where a presentation is shown by itself. */
export function shownAt(presentationType: string): string {
  return isShownInFrame(presentationType) ? packagePath() : 'file.pdf';
}

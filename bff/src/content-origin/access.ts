import { readCapability, type Capability } from '@lectern/schemas/access/capability.ts';
import { isShownInFrame } from '@lectern/schemas/files/shown-in-frame.ts';
import type { Edge } from '../edge.ts';
import { EdgeError, notFound } from '../http/edge-error.ts';
import { problems } from '../http/problems.ts';
import { isPlayed } from '../links/shared-media.ts';
import { captionsIn, playedOfLink, playedOfMember } from './played-file.ts';
import { consentOf, isOpenTo } from '../links/gates.ts';

/** @throws EdgeError FORBIDDEN for a forged or expired one */
export function readGrant(
  { engines }: Edge,
  { grant, kind }: { grant: string; kind: 'bytes' | 'download' },
): Capability {
  const reading = readCapability(engines.secrets, grant, kind, Date.now());
  if (reading.status !== 'valid') throw refused();
  return reading.capability;
}

export interface FileBytes {
  id: string;
  /**
   * The uploaded file; without scripts and the like for recipients; its pages' pictures for readers who may not
   * download; what browsers play of a film or sound.
   */
  form: 'original' | 'clean' | 'pictures' | 'played';
  mimeType: string;
  name: string;
  /** Whether this reader agreed to what others learn of the visit: scripts of other sites may run. */
  hasConsent: boolean;
  /** Whether this reader may keep what was uploaded, and not only look at it; said of documents. */
  canBeSaved?: boolean;
}

const PDF = 'application/pdf';

/** Others are only pictures of their pages. */
const hasPdf = (presentationType: string) =>
  !['Image', 'HTML', 'ePub', 'ZIP File'].includes(presentationType);

interface WantedBytes {
  kind: 'bytes' | 'download';
  /** The film or sound itself, which a browser plays. */
  isMedia?: boolean;
  /** The file of captions. */
  captions?: string | null;
}

/** @throws EdgeError FORBIDDEN when it may no longer be read, UNAVAILABLE while that cannot be checked */
export async function fileOf(
  edge: Edge,
  grant: Capability,
  { kind, isMedia = false, captions = null }: WantedBytes,
  maxAgeMs?: number,
): Promise<FileBytes> {
  if (grant.signInId !== null) {
    const presentation = await edge.presentations.forSignIn(
      grant.signInId,
      grant.presentationId,
      maxAgeMs,
    );
    const file = presentation?.files.get(grant.id);
    if (!presentation || !file || presentation.teamId !== grant.teamId) throw refused();
    const { canBeExported } = presentation;
    if (captions !== null) return captionsIn(presentation.captions, captions);
    if (isMedia) return playedOfMember(file);
    if (kind === 'bytes')
      return {
        id: file.id,
        form: file.mimeType === PDF && canBeExported ? 'original' : 'pictures',
        mimeType: PDF,
        name: '',
        hasConsent: false,
        canBeSaved: canBeExported,
      };
    if (!canBeExported) throw refused();
    return {
      id: file.id,
      form: 'original',
      mimeType: file.mimeType,
      name: file.name,
      hasConsent: false,
    };
  }
  if (grant.sharedLinkId === null) throw refused();
  const link = await edge.links.byId(grant.teamId, grant.sharedLinkId, maxAgeMs);
  if (
    link?.status !== 'ACTIVE' ||
    !link.presentation ||
    link.presentationId !== grant.presentationId
  )
    throw refused();
  if (!isOpenTo(link, grant.gates)) throw refused();
  const { fileId, presentationType, slug, canBeDownloaded, media } = link.presentation;
  if (kind === 'download' && !canBeDownloaded) throw refused();
  if (grant.id !== fileId) throw refused(); // Another file has replaced it; requesting the link again shows that one.
  if (captions !== null) {
    const known = link.presentation.captions.map((each) => each.fileId);
    return captionsIn(known, captions);
  }
  if (media && isPlayed(media) && (isMedia || kind === 'download'))
    return playedOfLink(link.presentation, media);
  if (isMedia) throw notFound();
  const isArchive = kind === 'download' && presentationType === 'ZIP File';
  if (kind === 'download' && isShownInFrame(presentationType)) throw refused();
  return {
    id: fileId,
    form: isArchive
      ? 'original'
      : hasPdf(presentationType) && canBeDownloaded
        ? 'clean'
        : 'pictures',
    mimeType: isArchive ? 'application/zip' : PDF,
    name: `${slug}.${isArchive ? 'zip' : 'pdf'}`,
    hasConsent: consentOf(link, grant.gates) === true,
    canBeSaved: canBeDownloaded,
  };
}

export function refused(): EdgeError {
  return new EdgeError('FORBIDDEN', problems.urlExpired);
}

import { readCapability, type Capability } from '@lectern/schemas/access/capability.ts';
import { isShownInFrame } from '@lectern/schemas/files/shown-in-frame.ts';
import type { Edge } from '../edge.ts';
import { EdgeError } from '../http/edge-error.ts';
import { problems } from '../http/problems.ts';
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
   * download.
   */
  form: 'original' | 'clean' | 'pictures';
  mimeType: string;
  name: string;
  /** Whether this reader agreed to what others learn of the visit: scripts of other sites may run. */
  hasConsent: boolean;
}

const PDF = 'application/pdf';

/** Others are only pictures of their pages. */
const hasPdf = (presentationType: string) =>
  !['Image', 'HTML', 'ePub', 'ZIP File'].includes(presentationType);

/** @throws EdgeError FORBIDDEN when it may no longer be read, UNAVAILABLE while that cannot be checked */
export async function fileOf(
  edge: Edge,
  grant: Capability,
  kind: 'bytes' | 'download',
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
    if (kind === 'bytes')
      return {
        id: file.id,
        form: file.mimeType === PDF && presentation.canBeExported ? 'original' : 'pictures',
        mimeType: PDF,
        name: '',
        hasConsent: false,
      };
    if (!presentation.canBeExported) throw refused();
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
  const { fileId, presentationType, slug, canBeDownloaded } = link.presentation;
  if (kind === 'download' && !canBeDownloaded) throw refused();
  if (grant.id !== fileId) throw refused(); // Another file has replaced it; requesting the link again shows that one.
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
  };
}

function refused(): EdgeError {
  return new EdgeError('FORBIDDEN', problems.urlExpired);
}

import { extname } from 'node:path';
import type { StoredFiles } from '@lectern/kernel/blobs/stored-files.ts';
import { convertedKey, fileFolder, originalKey } from '@lectern/schemas/files/file-keys.ts';
import { notFound } from '../http/edge-error.ts';
import type { PublicLink } from '../links/public-link.ts';

type Media = NonNullable<NonNullable<PublicLink['presentation']>['media']>;

interface PlayedFile {
  id: string;
  form: 'played';
  mimeType: string;
  name: string;
  hasConsent: false;
}

/** Of a film or sound: the copy that was converted for browsers, or else the file as it was uploaded. */
export async function playedKey(
  storedFiles: StoredFiles,
  teamId: string,
  fileId: string,
): Promise<string> {
  const converted = convertedKey(teamId, fileId);
  return (await storedFiles.has(fileFolder(teamId, fileId), converted))
    ? converted
    : originalKey(teamId, fileId);
}

/** For a signed-in member. @throws EdgeError NOT_FOUND for a file that is not played */
export function playedOfMember({
  id,
  name,
  mimeType,
}: Omit<PlayedFile, 'form' | 'hasConsent'>): PlayedFile {
  if (!/^(video|audio)\//.test(mimeType)) throw notFound();
  return { id, form: 'played', mimeType: asPlayed(mimeType), name, hasConsent: false };
}

/** For a recipient: named for the presentation, not as it was uploaded. */
export function playedOfLink(
  { fileId: id, fileName, slug }: { fileId: string; fileName: string; slug: string },
  { mimeType, isConverted }: Media,
): PlayedFile {
  const extension = isConverted ? '.mp4' : extname(fileName).toLowerCase();
  const type = asPlayed(mimeType ?? 'video/mp4');
  return { id, form: 'played', mimeType: type, name: `${slug}${extension}`, hasConsent: false };
}

/** Browsers play what QuickTime, or a converter, wrote when it is called MP4. */
function asPlayed(mimeType: string): string {
  return /^video\/(?!mp4$|webm$)/.test(mimeType) ? 'video/mp4' : mimeType;
}

/** @param known ids of the files of captions @throws EdgeError NOT_FOUND */
export function captionsIn(known: readonly string[], id: string) {
  if (!known.includes(id)) throw notFound();
  return {
    id,
    form: 'original' as const,
    mimeType: 'text/vtt; charset=utf-8',
    name: '',
    hasConsent: false,
  };
}

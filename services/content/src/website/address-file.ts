import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { newId } from '@lectern/kernel/ids.ts';
import type { Blobs } from '@lectern/kernel/blobs/port.ts';
import { originalKey } from '@lectern/schemas/files/file-keys.ts';
import type { UploadedFile } from '../uploads/uploaded-file.ts';

/** Of a file that is only the URL of the one that is fetched and takes its place. */
export const ADDRESS_TYPE = 'text/uri-list';

/** The file of a presentation until its film is fetched. @param url checked: http or https */
export async function addressFile(
  url: string,
  { teamId, blobs }: { teamId: string; blobs: Blobs },
): Promise<UploadedFile> {
  const { href, host } = new URL(url);
  const bytes = Buffer.from(href);
  const fileId = newId();
  const blobKey = originalKey(teamId, fileId);
  await blobs.put(blobKey, bytes, ADDRESS_TYPE);
  const name = nameIn(href) || host;
  return {
    presentationType: 'Video',
    title: name.slice(0, name.length - posix.extname(name).length).trim() || host,
    file: {
      fileId,
      blobKey,
      name,
      size: bytes.length,
      digest: createHash('sha256').update(bytes).digest('hex'),
      mimeType: ADDRESS_TYPE,
      extension: 'url',
    },
  };
}

/** The last part of a URL's path, as people read it. */
export function nameIn(url: string): string {
  const part = posix.basename(new URL(url).pathname);
  let name = part;
  try {
    name = decodeURIComponent(part);
  } catch {
    // It stays as it is written.
  }
  return name
    .replace(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .slice(0, 200);
}

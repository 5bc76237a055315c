/**
 * Where the bytes of an uploaded file are. A file has the id of its upload receipt, so that its keys need no look-up.
 */
export function fileFolder(teamId: string, fileId: string): string {
  return `${teamId}/files/${fileId}`;
}

/** The bytes as they were uploaded. */
export function originalKey(teamId: string, fileId: string): string {
  return `${fileFolder(teamId, fileId)}/original`;
}

/** The parts of an unfinished upload. */
export function uploadFolder(teamId: string, uploadId: string): string {
  return `${teamId}/uploads/${uploadId}`;
}

/** A PDF of the file's pages as pictures, for readers who may not have the original. */
export function documentKey(teamId: string, fileId: string): string {
  return `${fileFolder(teamId, fileId)}/document.pdf`;
}

/** A PDF that does nothing when it is opened, for readers who may have the file. */
export function cleanKey(teamId: string, fileId: string): string {
  return `${fileFolder(teamId, fileId)}/clean.pdf`;
}

/** The film that browsers play, where they do not play the one that was uploaded. */
export const convertedFile = 'converted.mp4';
export function convertedKey(teamId: string, fileId: string): string {
  return `${fileFolder(teamId, fileId)}/${convertedFile}`;
}

/** The folders of a page's files, each with their extension. Clients that know no WebP take `pictures`. */
export const pageFolders = {
  pictures: 'jpg',
  large: 'webp',
  small: 'webp',
  thumbnails: 'jpg',
  text: 'json',
} as const;
export type PageFolder = keyof typeof pageFolders;

/** @param page from 1; four digits, more where there are more than 9,999 pages. */
export function pageFile(folder: PageFolder, page: number): string {
  return `${folder}/${String(page).padStart(4, '0')}.${pageFolders[folder]}`;
}

export function pageKey(teamId: string, fileId: string, folder: PageFolder, page: number): string {
  return `${fileFolder(teamId, fileId)}/${pageFile(folder, page)}`;
}

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

/** @param page from 1; four digits, more where there are more than 9,999 pages. */
export function pageKey(
  teamId: string,
  fileId: string,
  folder: 'pictures' | 'thumbnails' | 'text',
  page: number,
): string {
  return `${fileFolder(teamId, fileId)}/${folder}/${String(page).padStart(4, '0')}.${folder === 'text' ? 'json' : 'jpg'}`;
}

/**
 * Where the bytes of one uploaded file lie. The id of a file is that of its upload receipt, so that whoever may see
 * the file can find its bytes without asking where they are.
 */
export function fileFolder(teamId: string, fileId: string): string {
  return `${teamId}/files/${fileId}`;
}

/** The bytes as they were uploaded. */
export function originalKey(teamId: string, fileId: string): string {
  return `${fileFolder(teamId, fileId)}/original`;
}

/** Where an upload lies while it comes in parts. */
export function uploadFolder(teamId: string, uploadId: string): string {
  return `${teamId}/uploads/${uploadId}`;
}

/** The PDF that was made of the file, its pages as pictures: for readers who may not have the original. */
export function documentKey(teamId: string, fileId: string): string {
  return `${fileFolder(teamId, fileId)}/document.pdf`;
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

/** Where the console finds a page's picture: a path on its own server, open to whoever may see the presentation. */
export function pageUrl(presentationId: string, fileId: string, folder: 'pictures' | 'thumbnails', page: number): string {
  return `/files/presentations/${presentationId}/${fileId}/${folder}/${String(page).padStart(4, '0')}.jpg`;
}

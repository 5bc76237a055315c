/** Where the pages of one file of a presentation lie: of the one that is shown, or of one that was. */
export function pageUrlOf(presentationId: string, fileId: string): (page: number) => string {
  return (page) =>
    `/files/presentations/${presentationId}/${fileId}/thumbnails/${String(page).padStart(4, '0')}.jpg`;
}

/** Where the pages lie that somebody read: of the file that was read, which may not be the one that is shown by now. */
export function picturesOf(
  { id, thumbnailUrl }: { id: string; thumbnailUrl: string | null },
  fileId: string | null,
): ((page: number) => string) | undefined {
  return thumbnailUrl === null || fileId === null ? pageUrl(thumbnailUrl) : pageUrlOf(id, fileId);
}

/** How many pages the file has that was read; where nobody knows, as many as the one that is shown, or more where more of them were opened. */
export function pagesIn(
  { pageCount }: { pageCount: number | null },
  { filePageCount, pages }: { filePageCount: number | null; pages: readonly { page: number }[] },
): number {
  return Math.max(filePageCount ?? pageCount ?? 0, ...pages.map(({ page }) => page));
}

/**
 * Where page n lies, given where page 1 does: the files of a presentation are numbered alike. Lists use it, so that
 * they need not ask for every page of every item.
 */
export function pageUrl(
  firstPageUrl: string | null | undefined,
): ((page: number) => string) | undefined {
  if (firstPageUrl == null || !/\d{4,}\.\w+(?:\?|$)/.test(firstPageUrl)) return undefined;
  return (page) => firstPageUrl.replace(/\d{4,}(?=\.\w+(?:\?|$))/, String(page).padStart(4, '0'));
}

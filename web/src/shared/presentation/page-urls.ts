/** URLs of a file's pages, current or former. */
export function pageUrlOf(presentationId: string, fileId: string): (page: number) => string {
  return (page) =>
    `/files/presentations/${presentationId}/${fileId}/thumbnails/${String(page).padStart(4, '0')}.jpg`;
}

/** URLs of the pages that were read, which may belong to a former file. */
export function picturesOf(
  { id, thumbnailUrl }: { id: string; thumbnailUrl: string | null },
  fileId: string | null,
): ((page: number) => string) | undefined {
  return thumbnailUrl === null || fileId === null ? pageUrl(thumbnailUrl) : pageUrlOf(id, fileId);
}

/**
 * The page count of the file that was read; if unknown, the current count, or more if more pages
 * were opened.
 */
export function pagesIn(
  { pageCount }: { pageCount: number | null },
  { filePageCount, pages }: { filePageCount: number | null; pages: readonly { page: number }[] },
): number {
  return Math.max(filePageCount ?? pageCount ?? 0, ...pages.map(({ page }) => page));
}

/**
 * Derives page n's URL from page 1's: files are numbered alike. Lists use it instead of querying
 * every page.
 */
export function pageUrl(
  firstPageUrl: string | null | undefined,
): ((page: number) => string) | undefined {
  if (firstPageUrl == null || !/\d{4,}\.\w+(?:\?|$)/.test(firstPageUrl)) return undefined;
  // An image of a package stands for its first page.
  const url = firstPageUrl.replace('/images/', '/thumbnails/');
  return (page) => url.replace(/\d{4,}(?=\.\w+(?:\?|$))/, String(page).padStart(4, '0'));
}

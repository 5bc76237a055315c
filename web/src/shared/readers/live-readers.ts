type Reader = { currentPage: number | null; fileId: string | null };

/** Of those who read now, who has the pages that are drawn: a page of another version is another page. */
export function liveReadersOf<Live extends Reader>({
  fileId,
  liveSessions,
}: {
  fileId: string | null;
  liveSessions: readonly Live[];
}) {
  const here = liveSessions.filter(
    (reader) => fileId === null || reader.fileId === null || reader.fileId === fileId,
  );
  return {
    here,
    livePages: here.flatMap(({ currentPage }) => currentPage ?? []),
    elsewhere: liveSessions.length - here.length,
  };
}

type Reader = { currentPage: number | null; fileId: string | null };

/** Live readers of the shown pages; another version has other pages. */
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

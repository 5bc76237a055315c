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

type LiveReader = {
  currentPage: number | null;
  pages: readonly { page: number; timeMs: number }[];
};

/** The longest time that someone now on this page has spent on it so far. */
export function longestLiveTime(readers: readonly LiveReader[], page: number): number {
  const times = readers
    .filter(({ currentPage }) => currentPage === page)
    .map(({ pages }) => pages.find((time) => time.page === page)?.timeMs ?? 0);
  return Math.max(0, ...times);
}

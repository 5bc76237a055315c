interface PageSize {
  width: number;
  height: number;
}

/** Consecutive pages of one size. */
export interface PageRun extends PageSize {
  count: number;
}

/** In nearly every file all pages have one size. */
export function runsOf(pages: readonly PageSize[]): PageRun[] {
  const runs: PageRun[] = [];
  for (const { width, height } of pages) {
    const last = runs.at(-1);
    if (last?.width === width && last.height === height) last.count++;
    else runs.push({ width, height, count: 1 });
  }
  return runs;
}

export function pagesIn(runs: readonly PageRun[]): PageSize[] {
  return runs.flatMap(({ width, height, count }) =>
    Array.from({ length: count }, () => ({ width, height })),
  );
}

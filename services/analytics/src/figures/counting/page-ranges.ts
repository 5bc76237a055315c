/** Pages in order as text: `1-14,16`. */
export function toPageRanges(pages: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const page of pages) {
    const open = ranges.at(-1);
    if (open && open[1] === page - 1) open[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join();
}

/** How many different pages are in any of the ranges. */
export function countPagesIn(ranges: readonly string[]): number {
  const [only = '', ...others] = new Set(ranges);
  if (others.length === 0) return countPages(only);
  const pages = new Set<number>();
  for (const range of [only, ...others])
    eachRange(range, (first, last) => {
      for (let page = first; page <= last; page++) pages.add(page);
    });
  return pages.size;
}

function countPages(ranges: string): number {
  let count = 0;
  eachRange(ranges, (first, last) => (count += last - first + 1));
  return count;
}

function eachRange(ranges: string, callback: (first: number, last: number) => void): void {
  if (ranges === '') return;
  for (const range of ranges.split(',')) {
    const dash = range.indexOf('-');
    if (dash === -1) callback(Number(range), Number(range));
    else callback(Number(range.slice(0, dash)), Number(range.slice(dash + 1)));
  }
}

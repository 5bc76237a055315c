/** Counting a list ends with the one after these: then there are more. */
const maxCounted = 10_000;

export const isCounted = (count: number) => count <= maxCounted;

/** 9,876; and of what was not counted to its end, 10,000+. */
export const countLabel = (count: number) =>
  isCounted(count) ? count.toLocaleString('en') : `${maxCounted.toLocaleString('en')}+`;

/** What a table that draws some of its rows says of all, its head among them: -1 is that nobody knows. */
export const rowCount = (count: number) => (isCounted(count) ? count + 1 : -1);

import { locale } from './locale.ts';

/** Lists are counted up to this number. */
const maxCounted = 10_000;

export const isCounted = (count: number) => count <= maxCounted;

/** 9,876; or 10,000+ for an incomplete count. */
export const countLabel = (count: number) =>
  isCounted(count) ? count.toLocaleString(locale) : `${maxCounted.toLocaleString(locale)}+`;

/** The aria row count including the header; -1 if unknown. */
export const rowCount = (count: number) => (isCounted(count) ? count + 1 : -1);

export type Layout = 'grid' | 'rows';

/** Divisible by every number of columns the grid can have, so that chunks follow one another without a gap. */
export const pageSize = 60;

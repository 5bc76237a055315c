export type Layout = 'grid' | 'rows';

/** Divisible by every column count, so chunks join without a gap. */
export const pageSize = 60;

/** Counting ends here: one more than the 10,000 that anybody is told of, which says that there are more. */
export const COUNT_LIMIT = 10_001;

/** Counting ends here: one more than the 10,000 that pages show, so that they can say “more”. */
export const COUNT_LIMIT = 10_001;

/** So that a page costs a store no more at once than a few calls do. */
export const atOnce = { concurrency: 8 } as const;

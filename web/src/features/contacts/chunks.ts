/** Rows that are asked for at once. */
export const chunkSize = 50;

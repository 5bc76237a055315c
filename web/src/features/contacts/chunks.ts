/** Rows per request. */
export const chunkSize = 50;

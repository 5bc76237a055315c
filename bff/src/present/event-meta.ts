import { z } from 'zod';

export const eventMeta = z.record(z.string(), z.unknown());

/** @returns epoch milliseconds */
export function toMs(epochUs: number): number {
  return Math.trunc(epochUs / 1_000);
}

/** @param meta JSON of what the viewer sent besides time and page */
export function presentMeta({
  elapsedMs,
  page,
  meta,
}: {
  elapsedMs: number;
  page: number | null;
  meta: string | null;
}): Record<string, unknown> {
  return {
    elapsed_ms: elapsedMs,
    currentPage: page,
    ...(meta === null ? {} : eventMeta.parse(JSON.parse(meta))),
  };
}

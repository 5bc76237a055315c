import type { ConversionFailure } from './conversion-error.ts';

/** A converter refuses its file. */
export class FileRefused extends Error {
  readonly reason: ConversionFailure;
  /** Of a file with too many. */
  readonly pageCount: number | undefined;

  constructor(reason: ConversionFailure, detail: string, pageCount?: number) {
    super(detail);
    this.reason = reason;
    this.pageCount = pageCount;
  }
}

export function isOutOfMemory(message: string): boolean {
  return /OOM|out of memory|Cannot enlarge memory/i.test(message);
}

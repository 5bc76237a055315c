import type { Methods } from '@embedpdf/pdfium';

/** The views are new objects whenever the memory grows: never keep one. */
interface Memory {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPF32: Float32Array;
  wasmExports: { malloc(bytes: number): number; free(at: number): void };
  /** @param signature a letter each for the result and the parameters: i for a number, v for nothing */
  addFunction(call: (...parameters: number[]) => number | void, signature: string): number;
}

/** PDFium's C API; pointers and handles are numbers. */
export type Pdfium = Methods & { pdfium: Memory };

export function malloc({ pdfium }: Pdfium, bytes: number): number {
  return pdfium.wasmExports.malloc(bytes);
}

export function free({ pdfium }: Pdfium, at: number): void {
  pdfium.wasmExports.free(at);
}

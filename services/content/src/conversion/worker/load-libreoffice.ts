import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';

/** What is used of the Emscripten module. */
export interface LibreOfficeModule {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  FS: {
    writeFile(path: string, bytes: Uint8Array): void;
    readFile(path: string): Uint8Array;
  };
  wasmTable: { get(index: number): (...args: number[]) => number };
  _malloc(bytes: number): number;
  _libreofficekit_hook(path: number): number;
}

/** Emscripten fetches its files as a browser does. */
class FileRequest {
  responseType = '';
  readyState = 0;
  status = 0;
  response: unknown = null;
  responseText = '';
  onload?: () => void;
  onerror?: (error: unknown) => void;
  #path = '';

  open(_method: string, path: string): void {
    this.#path = path;
  }

  overrideMimeType(): void {}

  setRequestHeader(): void {}

  send(): void {
    const bytes = readFileSync(this.#path);
    this.status = 200;
    this.readyState = 4;
    if (this.responseType === 'arraybuffer')
      this.response = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    else this.response = this.responseText = bytes.toString();
    this.onload?.();
  }
}

/**
 * Loads LibreOffice in WebAssembly. Its package starts child processes and changes Node's own functions; this is all
 * that it takes.
 */
export function loadLibreOffice(folder: string): Promise<LibreOfficeModule> {
  return new Promise((resolve) => {
    const Module: Partial<LibreOfficeModule> & Record<string, unknown> = {
      wasmBinary: readFileSync(join(folder, 'soffice.wasm')),
      locateFile: (name: string) => join(folder, name),
      print() {},
      printErr() {},
      onRuntimeInitialized: () => {
        if (isLoaded(Module)) resolve(Module);
      },
    };
    Object.assign(globalThis, { XMLHttpRequest: FileRequest, Module });
    const path = join(folder, 'soffice.cjs');
    const source = `(function (require, __filename, __dirname, module, exports) {${readFileSync(path, 'utf8')}\n})`;
    const start: (...args: unknown[]) => void = new Script(source, {
      filename: path,
    }).runInThisContext();
    const module = { exports: {} };
    start(createRequire(path), path, folder, module, module.exports);
  });
}

function isLoaded(module: Partial<LibreOfficeModule>): module is LibreOfficeModule {
  return '_libreofficekit_hook' in module && 'wasmTable' in module;
}

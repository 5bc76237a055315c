import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { conversionFailed } from './conversion-error.ts';
import type { ConversionLimits } from './limits.ts';
import type { PartsTask } from './messages.ts';
import { partFolders, partIn } from './page-paths.ts';
import { runInChild } from './run-in-child.ts';

/** A reader waits. */
const limits: ConversionLimits = {
  pages: 1,
  milliseconds: 20_000,
  pageMilliseconds: 20_000,
  megabytes: 1024,
};

interface PartsToDraw {
  /** Path of a PDF, which is only read. */
  file: string;
  /** For the parts. */
  folder: string;
  task: PartsTask;
  signal: AbortSignal;
  /** A part was just finished. @param index in the task @param path of its WebP */
  onPart(index: number, path: string): void;
}

/** Draws parts of a page in the sandbox. @throws ConversionError, or the reason of the signal */
export async function drawPageParts({
  file,
  folder,
  task,
  signal,
  onPart,
}: PartsToDraw): Promise<void> {
  for (const name of partFolders) await mkdir(join(folder, name), { recursive: true });
  let drawn = 0;
  await runInChild({
    file,
    folder,
    task,
    limits,
    signal,
    isInBackground: false,
    onMessage(message) {
      if (message.type === 'failed') throw conversionFailed(message.reason, message.detail);
      if (message.type !== 'part') return;
      const part = task.parts[drawn];
      if (part?.column !== message.column || part.row !== message.row)
        throw conversionFailed('crashed', 'A part of a page that was not wanted');
      onPart(drawn++, partIn(folder, part));
    },
  });
}

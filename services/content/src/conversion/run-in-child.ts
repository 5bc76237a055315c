import { open } from 'node:fs/promises';
import type { ConversionLimits } from './limits.ts';
import type { WorkerTask } from './messages.ts';
import { converterCommand } from './sandbox/converter-command.ts';
import { runConverter, type Watched } from './sandbox/run-converter.ts';

export interface ChildWork {
  /** Path of the file, which is only read. */
  file: string;
  /** For what the child writes. */
  folder: string;
  task: WorkerTask;
  limits: ConversionLimits;
  signal: AbortSignal | undefined;
  isInBackground: boolean;
  onMessage: Watched['onMessage'];
}

/** Runs a task in a child process that can do nothing else. @throws ConversionError, or the reason of the signal */
export async function runInChild(work: ChildWork): Promise<void> {
  const { file, signal, limits, onMessage } = work;
  const start = await converterCommand(work);
  await using input = await open(file);
  const kilobytes = (await input.stat()).size / 1024 + limits.megabytes * 1024;
  signal?.throwIfAborted();
  await runConverter({ ...start, input: input.fd }, { onMessage, limits, signal, kilobytes });
}

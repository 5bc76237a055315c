/**
 * The child process of convert.ts: reads the file from standard input, writes into the folders of its working directory,
 * and prints messages, a line of JSON each.
 */
import { isSystemFault } from '../conversion-error.ts';
import { FileRefused, isOutOfMemory } from '../file-refused.ts';
import type { PagesTask, WorkerMessage, WorkerTask } from '../messages.ts';

const standardInput = 0;

/** Loads only what the task needs: loading everything takes longer than a page. */
async function convert(task: WorkerTask): Promise<void> {
  switch (task.type) {
    case 'clean':
      await (await import('./clean-pdf.ts')).makeCleanCopy(standardInput, task.pageCount);
      break;
    case 'parts':
      await (await import('./draw-parts.ts')).drawParts(standardInput, task, sendMessage);
      break;
    case 'pages':
      await convertPages(task);
  }
  await sendMessage({ type: 'done' });
}

async function convertPages({ kind, maximumPages }: PagesTask): Promise<void> {
  switch (kind) {
    case 'PDF':
      return (await import('./draw-pdf.ts')).drawPdf(standardInput, maximumPages, sendMessage);
    case 'Image':
      return (await import('./convert-image.ts')).convertImage(
        standardInput,
        maximumPages,
        sendMessage,
      );
    default:
      return (await import('./package/convert-package.ts')).convertPackage(
        standardInput,
        { kind, maximumPages },
        sendMessage,
      );
  }
}

function sendMessage(message: WorkerMessage): Promise<void> {
  return new Promise((resolve, reject) =>
    process.stdout.write(`${JSON.stringify(message)}\n`, (error) =>
      error ? reject(error) : resolve(),
    ),
  );
}

function failureOf(error: unknown): WorkerMessage {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (error instanceof FileRefused) {
    const { reason, pageCount } = error;
    return { type: 'failed', reason, detail, ...(pageCount !== undefined && { pageCount }) };
  }
  if (isSystemFault(error)) return { type: 'failed', reason: 'interrupted', detail };
  return {
    type: 'failed',
    reason: isOutOfMemory(detail) ? 'out-of-memory' : 'crashed',
    detail,
  };
}

process.stdout.on('error', () => process.exit(1)); // The parent has ended.
const [, , task = ''] = process.argv;
await convert(JSON.parse(task) as WorkerTask).catch((error: unknown) =>
  sendMessage(failureOf(error)),
);
process.exit(0);

import type { Upload } from './upload.ts';
import { texts } from './texts.ts';

/** Counts of uploads by state. */
export function progressOf(uploads: readonly Upload[]) {
  const count = (is: (upload: Upload) => boolean) => uploads.filter(is).length;
  const open = count(({ state }) => state.is === 'waiting' || state.is === 'sending');
  const making = count(({ state }) => state.is === 'sent' && state.pages === 'making');
  const made = count(({ state }) => state.is === 'sent' && state.pages === 'made');
  return { open, making, made, failed: uploads.length - open - making - made };
}

/** The uploads in a few words. A file counts as uploaded once its pages exist. */
export function summary(uploads: readonly Upload[]): string {
  const { open, making, made, failed } = progressOf(uploads);
  const all = uploads.length;
  if (open > 0) return texts.uploadingOf({ count: all, open });
  if (making > 0) return texts.processingOfFiles({ count: all, making });
  if (made === 0) return texts.failedCount({ failed });
  return failed > 0 ? texts.uploadedFailed({ made, failed }) : texts.madeUploaded({ made });
}

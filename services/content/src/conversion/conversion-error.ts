import { problems } from '../problems.ts';

/** Why a file could not be turned into pages. */
export const conversionFailures = [
  'empty',
  'not-a-pdf',
  'damaged',
  'encrypted',
  'too-many-pages',
  'image-too-large',
  'unpacks-too-large',
  /** Nothing on this server reads such files: they wait. */
  'no-converter',
  /** What is stored is not what was uploaded. */
  'lost',
  'took-too-long',
  'out-of-memory',
  'crashed',
  'interrupted',
] as const;
export type ConversionFailure = (typeof conversionFailures)[number];

/** Our fault: the converter was killed, or could not start or write. All others are the file's fault and would repeat. */
const retryable: readonly ConversionFailure[] = ['interrupted'];

/** Only another copy of the file helps. The rest may work on a faster machine or with a newer version. */
const ofTheFile: readonly string[] = [
  'empty',
  'not-a-pdf',
  'damaged',
  'encrypted',
  'too-many-pages',
  'image-too-large',
  'unpacks-too-large',
  'lost',
] satisfies ConversionFailure[];

/** Whether people are offered a retry. */
export const canRetry = (reason: string): boolean => !ofTheFile.includes(reason);

/** The disk is full, or another resource is used up. sharp reports such errors in words only. */
export function isSystemFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { message } = error;
  const code = 'code' in error ? String(error.code) : '';
  return (
    ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE', 'ENOMEM'].includes(code) ||
    /no space left|quota exceeded|input\/output error|too many open files/i.test(message)
  );
}

/** The message is a sentence for the person who uploaded the file. */
export class ConversionError extends Error {
  override readonly name = 'ConversionError';
  readonly reason: ConversionFailure;
  /** False where the same file would fail in the same way again. */
  readonly isRetryable: boolean;

  /** @param detail for the log: the converter's last words */
  constructor(reason: ConversionFailure, message: string, detail?: string) {
    super(message, detail ? { cause: detail } : undefined);
    this.reason = reason;
    this.isRetryable = retryable.includes(reason);
  }
}

const sentences: Record<Exclude<ConversionFailure, 'too-many-pages'>, string> = {
  empty: problems.fileEmpty,
  'not-a-pdf': problems.fileIsNoPdf,
  'image-too-large': problems.imageTooLarge,
  'unpacks-too-large': problems.unpacksTooLarge,
  'no-converter': problems.formatUnreadable,
  lost: problems.storedFileDamaged,
  damaged: problems.fileDamaged,
  encrypted: problems.passwordProtected,
  'took-too-long': problems.conversionTooLong,
  'out-of-memory': problems.memoryExhausted,
  crashed: problems.conversionFailed,
  interrupted: problems.conversionInterrupted,
};

/** The error with the sentence for its reason. */
export function conversionFailed(
  reason: ConversionFailure,
  detail?: string,
  { pages, most }: { pages?: number | undefined; most?: number } = {},
): ConversionError {
  if (reason !== 'too-many-pages') return new ConversionError(reason, sentences[reason], detail);
  const unknown = 'too many';
  const sentence = problems.tooManyPages({ has: pages ?? unknown, most: most ?? unknown });
  return new ConversionError(reason, sentence, detail);
}

/** Only another copy of the file helps. The rest may work on a faster machine or with a newer version. */
const ofTheFile = [
  'empty',
  'not-a-pdf',
  'damaged',
  'encrypted',
  'too-many-pages',
  'image-too-large',
  'unpacks-too-large',
  'package-paths',
  'package-links',
  'package-names',
  'package-too-many-files',
  /** What is stored is not what was uploaded. */
  'lost',
] as const;

/** Why a file could not be turned into pages. */
export const conversionFailures = [
  ...ofTheFile,
  /** Nothing on this server reads such files: they wait. */
  'no-converter',
  'took-too-long',
  'out-of-memory',
  'crashed',
  'interrupted',
] as const;
export type ConversionFailure = (typeof conversionFailures)[number];

/** Our fault: the converter was killed, or could not start or write. All others are the file's fault and would repeat. */
const retryable: readonly ConversionFailure[] = ['interrupted'];

/** Whether people are offered a retry. */
export const canRetry = (reason: string): boolean => !ofTheFile.some((each) => each === reason);

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

/** Here, since converters read nothing outside this folder. */
const sentences: Record<Exclude<ConversionFailure, 'too-many-pages'>, string> = {
  empty: 'The file is empty.',
  'not-a-pdf': 'The file is not a PDF.',
  'image-too-large':
    'The image is too large. Please upload one with at most 100 megapixels and 100 MB.',
  'unpacks-too-large':
    'The file unpacks to more than the server accepts. Smaller pictures often help.',
  'no-converter': 'The server cannot read such files yet.',
  lost: 'The stored file is damaged. Please upload it again.',
  damaged: 'The file is damaged or incomplete. Please export it again and upload the new copy.',
  encrypted: 'This file is protected by a password. Please upload a copy without one.',
  'took-too-long':
    'Preparing the pages took too long. The file may be unusually complex; a simpler export often helps.',
  'out-of-memory': 'The file needs more memory than the server has. Smaller pictures often help.',
  'package-paths':
    'The ZIP file has a file whose path leads out of it, or is too long. Please zip the folder again and upload the new copy.',
  'package-links':
    'The ZIP file has symbolic links. Please zip the files themselves and upload the new copy.',
  'package-names':
    'Two files in the ZIP file have the same name except for capital letters. Please rename one and upload the new copy.',
  'package-too-many-files':
    'The ZIP file has more than 2,000 files, or very long paths. Please leave some out and upload the new copy.',
  crashed: 'The file could not be processed. Please try again, or export it again.',
  interrupted: 'The server could not finish processing the file. Please try again.',
};

/** The error with the sentence for its reason. */
export function conversionFailed(
  reason: ConversionFailure,
  detail?: string,
  { pages, most }: { pages?: number | undefined; most?: number } = {},
): ConversionError {
  if (reason !== 'too-many-pages') return new ConversionError(reason, sentences[reason], detail);
  const [has, may] = [pages, most].map((count) => count?.toLocaleString('en') ?? 'too many');
  return new ConversionError(
    reason,
    `The file has ${has} pages; at most ${may} can be published in one file.`,
    detail,
  );
}

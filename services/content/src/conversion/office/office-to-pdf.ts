import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { detectTypeOfFile } from '@lectern/kernel/files/detect-type.ts';
import { conversionFailed } from '../conversion-error.ts';
import type { ConversionLimits } from '../limits.ts';
import { readMade } from '../sandbox/read-made.ts';
import { withOffice, type OfficeChoice } from './warm-office.ts';

/** The rest of a file's time is for its pages. */
const MOST_MS = 5 * 60_000;

interface OfficeToConvert {
  file: string;
  extension: string;
  /** For the PDF. */
  folder: string;
  office: OfficeChoice;
  limits: ConversionLimits;
  signal: AbortSignal | undefined;
}

/**
 * Turns a PowerPoint, Word, Excel or OpenDocument file into a PDF. Macros never run, and nothing is fetched.
 * @returns the path of the PDF
 * @throws ConversionError with a sentence for people, or the reason of the signal
 */
export async function officeToPdf({
  file,
  extension,
  folder,
  office: choice,
  limits,
  signal,
}: OfficeToConvert): Promise<string> {
  const pdf = join(folder, 'office.pdf');
  await withOffice(
    async (office) => {
      const milliseconds = Math.min(MOST_MS, limits.milliseconds);
      const made = await office.convert(file, extension, { milliseconds, signal });
      await pipeline(await readMade(made), createWriteStream(pdf));
    },
    choice,
    signal,
  );
  const detected = await detectTypeOfFile(pdf, 'presentation');
  if (detected.isAccepted && detected.type === 'PDF') return pdf;
  throw conversionFailed('damaged', 'LibreOffice wrote no PDF');
}

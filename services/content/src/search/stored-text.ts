import { json } from 'node:stream/consumers';
import type { z } from 'zod';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { pageText } from '../conversion/messages.ts';
import { pathsOf } from '../conversion/page-paths.ts';

export type StoredText = z.output<typeof pageText>;

/** A page's text as its file holds it; null where there is none. @throws BlobDamaged */
export async function readStoredText(
  { engines }: ServiceContext,
  folder: string,
  page: number,
): Promise<StoredText | null> {
  const found = await engines.storedFiles.open(folder, pathsOf(folder, page).runs);
  return found && pageText.parse(await json(found.body));
}

/** Its runs as a text to read, without parts that are in no word. */
export function plainTextOf({ runs }: Pick<StoredText, 'runs'>): string {
  return runs
    .map(({ text }) => text)
    .join(' ')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

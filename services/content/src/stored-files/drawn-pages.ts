import { digestOf } from '@lectern/kernel/blobs/digest.ts';
import type { FileDigests } from '@lectern/kernel/blobs/file-digests.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { ConvertedPage } from '../conversion/messages.ts';
import { pathsOf } from '../conversion/page-paths.ts';
import { readMade } from '../conversion/sandbox/read-made.ts';
import { PageUploads } from '../jobs/page-uploads.ts';

export async function storePages(
  { engines }: ServiceContext,
  folder: string,
  pages: readonly ConvertedPage[],
): Promise<void> {
  const uploads = new PageUploads(engines.blobs, folder);
  for (const page of pages) void uploads.add(page); // `done` throws what fails.
  try {
    await uploads.done();
  } finally {
    await uploads.settled(); // They read from the folder that is removed next.
  }
}

export async function digestsOfPages(pages: readonly ConvertedPage[]): Promise<FileDigests> {
  const digests: Record<string, FileDigests[string]> = {};
  for (const page of pages) {
    const names = pathsOf('', page.number);
    for (const kind of ['picture', 'large', 'small', 'thumbnail', 'runs'] as const)
      digests[names[kind]] = await digestOf(await readMade(page[kind]));
  }
  return digests;
}

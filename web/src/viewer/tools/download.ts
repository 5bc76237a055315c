import type { Access } from '../access.ts';
import type { RecordEvent } from '../telemetry/telemetry.ts';

/** Fetches the file under its own name. A grant that has run out would lead to an error page, so a fresh one is taken first. */
export async function startDownload(access: Access, record: RecordEvent): Promise<void> {
  const link = await access.fresh();
  if (!link?.download_url) return;
  record('Download', 'download');
  const anchor = document.createElement('a');
  anchor.href = link.download_url;
  // The name comes with the address: the slug, with the ending of what it is.
  anchor.download = decodeURIComponent(new URL(link.download_url).pathname.split('/').at(-1) ?? '');
  anchor.rel = 'noreferrer';
  anchor.click();
}

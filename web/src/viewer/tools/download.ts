import type { Access } from '../access.ts';
import type { RecordEvent } from '../telemetry/telemetry.ts';

/**
 * Downloads the file with a fresh grant: an expired one would show an error page.
 * @returns false if the server cannot be reached
 */
export async function startDownload(access: Access, record: RecordEvent): Promise<boolean> {
  const link = await access.fresh();
  if (!link?.download_url) return link !== null;
  record('Download', 'download');
  const anchor = document.createElement('a');
  anchor.href = link.download_url;
  // The URL has the file name: the slug with its extension.
  anchor.download = decodeURIComponent(new URL(link.download_url).pathname.split('/').at(-1) ?? '');
  anchor.rel = 'noreferrer';
  anchor.click();
  return true;
}

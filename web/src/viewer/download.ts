import type { Access } from './access.ts';

/** Fetches the file under its own name. A grant that has run out would lead to an error page, so a fresh one is taken first. */
export async function startDownload(access: Access, record: (category: string, action: string) => void): Promise<void> {
  const link = await access.fresh();
  if (!link?.download_url) return;
  record('Download', 'download');
  const anchor = document.createElement('a');
  anchor.href = link.download_url;
  anchor.download = `${link.presentation.slug}.pdf`;
  anchor.rel = 'noreferrer';
  anchor.click();
}

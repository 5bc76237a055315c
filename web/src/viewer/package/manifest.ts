import type { Access } from '../access.ts';
import { whenOnline } from '../ui/lazy.ts';

/** What of a package is a page, and where it opens. */
export interface Manifest {
  main_path: string;
  pages: { path: string; title: string }[];
}

const waits = [500, 2_000, 5_000];

/** Tries again until it is there; null once the link is closed. */
export async function loadManifest(access: Access, attempt = 0): Promise<Manifest | null> {
  const url = access.urlOf('package.json');
  const response = await fetch(url, { credentials: 'omit' }).catch(() => null);
  if (response?.ok) {
    access.noteArrival();
    return response.json();
  }
  if ((await access.renew(url)) === 'closed') return null;
  const wait = waits[Math.min(attempt, waits.length - 1)];
  await new Promise((resolve) => setTimeout(resolve, wait));
  await whenOnline();
  return loadManifest(access, attempt + 1);
}

/** Of a file of the package, under a grant. */
export function urlIn(pagesUrl: string, path: string): string {
  return `${pagesUrl}package/${path.split('/').map(encodeURIComponent).join('/')}`;
}

export function pageOf({ pages }: Manifest, path: string): number | null {
  const index = pages.findIndex((page) => page.path === path);
  return index < 0 ? null : index + 1;
}

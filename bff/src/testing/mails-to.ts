import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { RunningEdge } from './start-edge.ts';

/** Mails in the folder for an email, oldest first. Unfinished ones have another name. */
export async function mailsTo(edge: RunningEdge, address: string): Promise<Email[]> {
  const folder = join(edge.lectern.engines.engines.settings.LECTERN_DATA, 'mail');
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.eml'))
    .toSorted();
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some((one) => one.address === address));
}

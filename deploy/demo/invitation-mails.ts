import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';

const WAIT_MS = 20_000;

/** The tokens of the invitations in a mail folder, the newest per email. */
async function tokensIn(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.eml'))
    .toSorted();
  const tokens = new Map<string, string>();
  for (const name of names) {
    const { to, text } = await PostalMime.parse(await readFile(join(folder, name)));
    const token = /\/password\/create#(\S+)/.exec(text ?? '')?.[1];
    if (token && to?.[0]?.address) tokens.set(to[0].address, token);
  }
  return tokens;
}

/** Waits until every mail is there. @returns null if the mails are not in this folder */
export async function readInvitations(
  folder: string,
  emails: readonly string[],
): Promise<Map<string, string> | null> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const tokens = await tokensIn(folder);
    if (emails.every((email) => tokens.has(email))) return tokens;
    if (Date.now() > deadline || !(await isThere(folder))) return null;
    await pause(200);
  }
}

async function isThere(folder: string): Promise<boolean> {
  return readdir(folder).then(
    () => true,
    () => false,
  );
}

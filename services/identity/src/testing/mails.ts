import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { RunningServices } from '@lectern/kernel/testing/start-service.ts';

/** Oldest first, after all background work. */
export async function mailsTo(running: RunningServices, address: string): Promise<Email[]> {
  await running.settled();
  const folder = join(running.folder, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.toSorted().map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some((one) => one.address === address));
}

export async function invitationTokenOf(
  running: RunningServices,
  address: string,
): Promise<string> {
  const last = (await mailsTo(running, address)).at(-1);
  const token = /\/password\/create#([\w-]{43})/.exec(last?.text ?? '')?.[1];
  if (!token) throw new Error(`${address} was not invited`);
  return token;
}

export async function resetTokenOf(running: RunningServices, address: string): Promise<string> {
  const links = (await mailsTo(running, address)).flatMap(
    ({ text }) => /\/password\/reset#(\S+)/.exec(text ?? '')?.[1] ?? [],
  );
  const brought = new URLSearchParams(links.at(-1));
  const token = brought.get('token');
  if (!token || brought.get('email') !== address)
    throw new Error(`${address} has no link to choose a password with`);
  return token;
}

export async function activationTokenOf(
  running: RunningServices,
  address: string,
): Promise<string> {
  const token = (await mailsTo(running, address))
    .flatMap(({ text }) => /\/register\/activate#([\w-]+)/.exec(text ?? '')?.[1] ?? [])
    .at(-1);
  if (!token) throw new Error(`${address} has no link to activate an account with`);
  return token;
}

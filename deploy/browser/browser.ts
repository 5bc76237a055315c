import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A lock this old is left over from a dead process: inflating takes seconds. */
const staleMs = 120_000;

/** Runs `work` under a file lock that only one process can create. */
async function locked(path: string, work: () => Promise<void>): Promise<void> {
  for (;;) {
    const lock = await open(path, 'wx').catch(() => null);
    if (lock !== null) {
      try {
        return await work();
      } finally {
        await lock.close();
        await rm(path, { force: true });
      }
    }
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > staleMs) await rm(path, { force: true });
    await wait(100);
  }
}

/** The browser from npm, inflated once into the user's cache folder. */
async function inflated(): Promise<string> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@sparticuz/chromium');
  const home = entry.slice(
    0,
    entry.lastIndexOf('@sparticuz/chromium') + '@sparticuz/chromium'.length,
  );
  const { version }: { version: string } = require(join(home, 'package.json'));
  const target = join(
    process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
    'lectern',
    'browser',
    `chromium-${version}`,
  );
  if (existsSync(target)) return target;
  await mkdir(dirname(target), { recursive: true });
  await locked(`${target}.lock`, async () => {
    if (existsSync(target)) return;
    const part = `${target}.${process.pid}`;
    await pipeline(
      createReadStream(join(home, 'bin', 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(part),
    );
    await chmod(part, 0o755);
    await rename(part, target);
  });
  return target;
}

/** How long specs wait for an element: a busy machine is slow, not wrong. */
export const PATIENCE_MS = 60_000;

/** Looks like a person's browser: a headless or automated one would count as a bot. Dates are day-first wherever it runs. */
const asPerson = [
  '--accept-lang=en-GB',
  '--disable-blink-features=AutomationControlled',
  '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
];

/**
 * A headless Chromium for browser specs and screenshots: the system's, else the one from npm, without its own flags, which switch web security off. `LECTERN_BROWSER` names another.
 */
export async function launchBrowser({
  args = [],
  ...options
}: LaunchOptions = {}): Promise<Browser> {
  const executablePath =
    process.env['LECTERN_BROWSER'] ?? installed.find(existsSync) ?? (await inflated());
  return chromium.launch({ ...options, args: [...asPerson, ...args], executablePath });
}

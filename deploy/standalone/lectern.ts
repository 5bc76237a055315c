// `npm run lectern -- <command>`: maintenance of an embedded store, also while it is served.
import { DomainError } from '@lectern/kernel/errors.ts';
import { readSettings, SettingsError } from '@lectern/kernel/settings.ts';
import type { Work } from './maintenance.ts';

const usage = `Usage: npm run lectern -- <command>

  verify                  checks the files, every stream, every view and every projection; changes nothing
  rebuild <projection>    fills a projection anew beside the one that serves, then swaps (sharing/users; all: --all)
  parked list             shows what could not be processed, and why
  parked replay           processes it again
  parked discard <id>     gives an event up; what it held back can be replayed then`;

/** What is asked for; null where that is nothing that we know. Long to load, so that what is wrong is told before. */
function workOf([command, argument, ...rest]: string[]): (() => Promise<Work>) | null {
  if (command === 'parked' && argument === 'discard' && rest.length === 1) return async () => (await import('./maintenance.ts')).discardParked(rest[0]!);
  if (rest.length > 0) return null;
  if (command === 'verify' && argument === undefined) return async () => (await import('./verify.ts')).verify;
  if (command === 'rebuild' && argument !== undefined) return async () => (await import('./maintenance.ts')).rebuild(argument);
  if (command === 'parked' && argument === 'list') return async () => (await import('./maintenance.ts')).listParked;
  if (command === 'parked' && argument === 'replay') return async () => (await import('./maintenance.ts')).replayParked;
  return null;
}

async function run(args: string[]): Promise<number> {
  const work = workOf(args);
  if (!work) {
    console.error(usage);
    return 1;
  }
  const settings = readSettings({ ...process.env, LECTERN_LOG_LEVEL: process.env['LECTERN_LOG_LEVEL'] ?? 'error' });
  const { maintain } = await import('./maintenance.ts');
  return maintain(settings, await work());
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof SettingsError || error instanceof DomainError ? error.message : error);
  process.exitCode = 1;
}

import { readFile } from 'node:fs/promises';
import { DomainError } from '@lectern/kernel/errors.ts';
import { folderProblem } from '@lectern/kernel/engines/make-folder.ts';
import { readSettings, SettingsError, type Settings } from '@lectern/kernel/engines/settings.ts';
import { nearest } from '@lectern/kernel/text/nearest.ts';
import type { Terminal, Work } from './maintenance.ts';

const usage = `Usage: npm run lectern -- <command>

  verify                  checks the files, every stream, every view and every projection; changes nothing
  rebuild <projection>    fills a projection anew beside the one that serves, then swaps (sharing/users; all: --all)
  parked list             shows what could not be processed, and why
  parked replay           processes it again
  parked discard <id>     gives an event up; what it held back can be replayed then
  erase <person>          deletes a person's key and all that was made of it (an id, or an address)
  receipt <file>          checks the signed receipt of an erasure
  backup <folder> --keys <another>    copies everything while it is served; the keys go to a place of their own
  restore <folder> --keys <another>   makes an empty data folder what a backup holds`;

type Command = (settings: Settings, terminal: Terminal) => Promise<number>;

/** Works on the running services. */
function onServices(work: () => Promise<Work>): Command {
  return async (settings, terminal) =>
    (await import('./maintenance.ts')).maintain(settings, await work(), terminal);
}

/** Says what came of it. */
function telling(work: (settings: Settings) => Promise<string>): Command {
  return async (settings, terminal) => {
    terminal.log(await work(settings));
    return 0;
  };
}

/** What is asked for; null where that is nothing that we know. Long to load, so that what is wrong is told before. */
function commandOf([command, argument, ...rest]: string[]): Command | null {
  const maintenance = () => import('./maintenance.ts');
  switch (`${command} ${argument !== undefined && rest.length}`) {
    case 'verify false':
      return onServices(async () => (await import('./verify.ts')).verify);
    case 'rebuild 0':
      return onServices(async () => (await maintenance()).rebuild(argument!));
    case 'erase 0':
      return onServices(async () => (await maintenance()).erase(argument!));
    case 'receipt 0':
      return onServices(async () =>
        (await maintenance()).checkReceipt(await readFile(argument!, 'utf8')),
      );
    case 'parked 0':
      if (argument === 'list') return onServices(async () => (await maintenance()).listParked);
      return argument === 'replay'
        ? onServices(async () => (await maintenance()).replayParked)
        : null;
    case 'parked 1':
      return argument === 'discard'
        ? onServices(async () => (await maintenance()).discardParked(rest[0]!))
        : null;
    case 'backup 2':
      return rest[0] === '--keys'
        ? telling(async (settings) =>
            (await import('./backup.ts')).backUp(settings, argument!, rest[1]!),
          )
        : null;
    case 'restore 2':
      return rest[0] === '--keys'
        ? telling(async (settings) =>
            (await import('./restore.ts')).restore(settings, argument!, rest[1]!),
          )
        : null;
    default:
      return null;
  }
}

const wanted: Readonly<Record<string, string>> = {
  verify: 'verify takes nothing more.',
  rebuild: 'rebuild takes one projection, or --all.',
  parked: 'parked takes list, replay, or discard and the id of an event.',
  erase: 'erase takes one person: an id, or an address.',
  receipt: 'receipt takes one file.',
  backup:
    'backup takes a folder for the data and another for the keys: backup <folder> --keys <another>.',
  restore:
    'restore takes the folder of the data and that of the keys: restore <folder> --keys <another>.',
};

/** What of a command that is none is wrong; null where none was given. */
function whatIsWrong([command]: string[]): string | null {
  if (command === undefined) return null;
  if (Object.hasOwn(wanted, command)) return wanted[command]!;
  const meant = nearest(command, Object.keys(wanted));
  return `There is no command ${command}${meant === null ? '.' : `; did you mean ${meant}?`}`;
}

/** Maintenance of what is stored, also while it is served. @param args as they stand after `npm run lectern --`. @returns the exit code */
export async function runCommand(
  args: string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  const command = commandOf(args);
  if (!command) {
    const wrong = whatIsWrong(args);
    terminal.error(wrong === null ? usage : `${wrong}\n\n${usage}`);
    return 1;
  }
  try {
    return await command(
      readSettings({ ...env, LECTERN_LOG_LEVEL: env['LECTERN_LOG_LEVEL'] ?? 'error' }),
      terminal,
    );
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    const isPlain = error instanceof SettingsError || error instanceof DomainError;
    terminal.error(
      isPlain
        ? error.message
        : path !== undefined
          ? `${path} cannot be used: ${folderProblem({ code })}`
          : error,
    );
    return 1;
  }
}

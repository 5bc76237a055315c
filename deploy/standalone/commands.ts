import { readFile } from 'node:fs/promises';
import type { OpenOptions } from '@lectern/kernel/engines/open-embedded.ts';
import { folderProblem } from '@lectern/kernel/engines/make-folder.ts';
import { readSettings, SettingsError, type Settings } from '@lectern/kernel/engines/settings.ts';
import { nearest } from '@lectern/kernel/text/nearest.ts';
import type { Terminal, Work } from './maintenance.ts';
import { reasonOf } from '@lectern/kernel/process/refusal.ts';

const usage = `Usage: npm run lectern -- <command>

  verify                  checks the files, every stream, every view, every projection and every stored file; changes nothing
  verify --repair [--from <backup>]   makes again what can be made again: views, projections and pages; takes originals from a backup
  rebuild <projection>    rebuilds a projection beside the live one, then swaps (sharing/users; all: --all)
  parked list             shows what could not be processed, and why
  parked replay           processes it again
  parked discard <id>     gives an event up; what it held back can be replayed then
  erase <person>          deletes a person's key and all that was made of it (an id, or an address)
  receipt <file>          checks the signed receipt of an erasure
  backup <folder> --keys <another>    copies everything while it is served; the keys go to a place of their own
  restore <folder> --keys <another>   makes an empty data folder what a backup holds
  move --to <urls>        moves a stopped embedded store into an empty cluster: mongodb://…,kafka://… and s3://… for the files`;

type Command = (settings: Settings, terminal: Terminal) => Promise<number>;

/** Works on the running services. */
function onServices(work: () => Promise<Work>, onLoss?: OpenOptions['onLoss']): Command {
  return async (settings, terminal) =>
    (await import('./maintenance.ts')).maintain(settings, await work(), { terminal, onLoss });
}

function backUpInto(folder: string, keys: string): Command {
  return async (settings, terminal) => {
    const { backUp } = await import('./backup/backup.ts');
    const { said, isWhole } = await backUp(settings, folder, keys);
    terminal.log(said);
    return isWhole ? 0 : 1;
  };
}

function verifyAndRepair(from?: string): Command {
  const work = async () => (await import('./verify/verify.ts')).verify({ repair: true, from });
  return onServices(work, 'accept');
}

/** Prints the result. */
function telling(work: (settings: Settings) => Promise<string>): Command {
  return async (settings, terminal) => {
    terminal.log(await work(settings));
    return 0;
  };
}

/** The command of these arguments; null for anything else. Modules load late, so that mistakes show at once. */
function commandOf([command, ...args]: string[]): Command | null {
  const maintenance = () => import('./maintenance.ts');
  const [first = '', second = '', third = ''] = args;
  switch (`${command} ${args.length}`) {
    case 'verify 0':
      return onServices(async () => (await import('./verify/verify.ts')).verify(), 'report');
    case 'verify 1':
      return first === '--repair' ? verifyAndRepair() : null;
    case 'verify 3':
      return first === '--repair' && second === '--from' ? verifyAndRepair(third) : null;
    case 'rebuild 1':
      return onServices(async () => (await maintenance()).rebuild(first));
    case 'erase 1':
      return onServices(async () => (await maintenance()).erase(first));
    case 'receipt 1':
      return onServices(async () =>
        (await maintenance()).checkReceipt(await readFile(first, 'utf8')),
      );
    case 'parked 1':
      if (first === 'list') return onServices(async () => (await maintenance()).listParked);
      if (first === 'replay') return onServices(async () => (await maintenance()).replayParked);
      return null;
    case 'parked 2':
      if (first !== 'discard') return null;
      return onServices(async () => (await maintenance()).discardParked(second));
    case 'backup 3':
      if (second !== '--keys') return null;
      return backUpInto(first, third);
    case 'restore 3':
      if (second !== '--keys') return null;
      return telling(async (settings) =>
        (await import('./backup/restore.ts')).restore(settings, first, third),
      );
    case 'move 2':
      if (first !== '--to') return null;
      return async (settings, terminal) =>
        (await import('./move/move.ts')).move(settings, second, terminal);
    default:
      return null;
  }
}

const wanted: Readonly<Record<string, string>> = {
  verify: 'verify takes nothing, or --repair, or --repair --from and the folder of a backup.',
  rebuild: 'rebuild takes one projection, or --all.',
  parked: 'parked takes list, replay, or discard and the id of an event.',
  erase: 'erase takes one person: an id, or an address.',
  receipt: 'receipt takes one file.',
  backup:
    'backup takes a folder for the data and another for the keys: backup <folder> --keys <another>.',
  restore:
    'restore takes the folder of the data and that of the keys: restore <folder> --keys <another>.',
  move: 'move takes the URLs of a cluster: move --to mongodb://host:port/name,kafka://host:port and, where the files move too, ,s3://key:secret@host:port/bucket.',
};

/** Why a command is not understood; null if there is none. */
function whatIsWrong([command]: string[]): string | null {
  if (command === undefined) return null;
  if (Object.hasOwn(wanted, command)) return wanted[command] ?? null;
  const meant = nearest(command, Object.keys(wanted));
  return `There is no command ${command}${meant === null ? '.' : `; did you mean ${meant}?`}`;
}

/** Maintenance of the store, also beside a server. @param args those after `npm run lectern --`. @returns the exit code */
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
    const reason = error instanceof SettingsError ? error.message : reasonOf(error);
    terminal.error(
      reason !== null
        ? reason
        : path !== undefined
          ? `${path} cannot be used: ${folderProblem({ code })}`
          : error,
    );
    return 1;
  }
}

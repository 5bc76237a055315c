import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Settings } from '@lectern/kernel/engines/settings.ts';
import { runCommand } from '../standalone/commands.ts';
import { startLectern, type Lectern } from '../standalone/lectern-process.ts';
import { admin } from '../standalone/spawn.ts';

/** Lectern in this process, on free ports. */
export interface LecternHere {
  lectern: Lectern;
  url: string;
  folder: string;
  /** Stops it, and deletes the data folder if it was made for it. */
  stop(): Promise<void>;
}

/** Like `spawnLectern`, but in this process: a new process takes two seconds of a core to start, and as many to warm up. */
export async function startHere({
  folder,
  env = {},
  start = startLectern,
}: {
  folder?: string;
  env?: NodeJS.ProcessEnv;
  start?: (settings: Settings) => Promise<Lectern>;
} = {}): Promise<LecternHere> {
  const data = folder ?? (await mkdtemp(join(tmpdir(), 'lectern-')));
  const first = {
    LECTERN_ADMIN_EMAIL: admin.email,
    LECTERN_ADMIN_PASSWORD: admin.password,
    LECTERN_TEAM_NAME: admin.teamName,
  };
  const cheap = { NODE_ENV: 'test', LECTERN_PASSWORD_COST: '10', LECTERN_LOG_LEVEL: 'silent' };
  const lectern = await start(
    readSettings({ LECTERN_DATA: data, LECTERN_PORT: '0', ...first, ...cheap, ...env }),
  );
  const stop = async () => {
    await lectern.stop();
    if (folder === undefined) await rm(data, { recursive: true, force: true });
  };
  return { lectern, url: lectern.bff.urls.console, folder: data, stop };
}

export interface CommandResult {
  code: number | null;
  said: string;
}

/** Runs `lectern.ts` in this process. */
export async function commandHere(
  args: string[],
  env: Record<string, string>,
): Promise<CommandResult> {
  const lines: unknown[] = [];
  const say = (line: unknown) => void lines.push(line);
  const code = await runCommand(args, env, { log: say, error: say });
  return { code, said: lines.join('\n').trim() };
}

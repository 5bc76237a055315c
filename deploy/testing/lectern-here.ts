import { readSettings } from '@lectern/kernel/settings.ts';
import { runCommand } from '../standalone/commands.ts';
import { startLectern } from '../standalone/lectern-process.ts';
import { admin } from '../standalone/spawn.ts';

/** As `spawnLectern` gives it, but in this process: for specs that ask nothing of a process, which takes two seconds of a core. */
export async function startHere({ folder, env = {} }: { folder: string; env?: Record<string, string> }): Promise<{ url: string; stop(): Promise<void> }> {
  const first = { LECTERN_ADMIN_EMAIL: admin.email, LECTERN_ADMIN_PASSWORD: admin.password, LECTERN_TEAM_NAME: admin.teamName };
  const cheap = { NODE_ENV: 'test', LECTERN_PASSWORD_COST: '10', LECTERN_LOG_LEVEL: 'silent' };
  const lectern = await startLectern(readSettings({ LECTERN_DATA: folder, LECTERN_PORT: '0', ...first, ...cheap, ...env }));
  return { url: lectern.bff.urls.console, stop: () => lectern.stop() };
}

export interface Told {
  code: number | null;
  said: string;
}

/** `lectern.ts` in this process; the services run as they would there. */
export async function commandHere(args: string[], env: Record<string, string>): Promise<Told> {
  const lines: unknown[] = [];
  const say = (line: unknown) => void lines.push(line);
  const code = await runCommand(args, env, { log: say, error: say });
  return { code, said: lines.join('\n').trim() };
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** A program to run in the sandbox. Paths are absolute and hold no symbolic links. */
export interface Confined {
  command: readonly string[];
  reads: readonly string[];
  /** Folders. */
  writes: readonly string[];
  /** What one process may write to in memory, where it is not the usual. */
  memoryBytes?: number;
  /** The folder it runs in. */
  cwd: string;
  /** Stands for /var/tmp, for programs with a fixed place for their sockets. */
  temporary?: string;
  /** Of processor time. */
  seconds: number;
  /** From `userFor`. */
  user: number | null;
}

/**
 * - bubblewrap: the program sees its own files only, no network and no other process.
 * - nestable-bubblewrap: likewise, but it may make namespaces of its own, where more of the kernel can be attacked. In
 *   containers, whose /proc/sys is read-only, and with bubblewrap before 0.8.
 * - own-user: it runs as a user who owns nothing, without network and other processes, but sees what everybody may read.
 * - none: native code may do what we may.
 */
export type Sandbox = 'bubblewrap' | 'nestable-bubblewrap' | 'own-user' | 'none';

/** Where they exist: libraries, and fonts for the text of an SVG. */
const systemFolders = [
  ...['/usr/lib', '/usr/lib64', '/lib', '/lib64', '/nix/store', '/etc/ld.so.cache'],
  ...['/etc/fonts', '/usr/share/fonts', '/usr/local/share/fonts'],
  ...['/usr/share/fontconfig', '/var/cache/fontconfig'],
];
const setpriv = '/usr/bin/setpriv';
const prlimit = '/usr/bin/prlimit';
const system = [...systemFolders, setpriv, prlimit];
const devices = ['/dev/null', '/dev/urandom'];

const FILE_BYTES = 4 * 1024 ** 3;
/** What one process may write to in memory. Node starts with 0.7 GB, most of it never used. */
const MEMORY_BYTES = 6 * 1024 ** 3;
/** Threads count, too: Node and libvips have some thirty. */
const MOST_THREADS = 128;

const PROBE_MS = 30_000;

/** Ids that neither Debian nor systemd gives to users. */
const USER_IDS = { first: 60_600, count: 500 };
let usersGiven = 0;

/** A user who owns nothing, another one for each conversion; null: who runs this process. */
export function userFor(sandbox: Sandbox): number | null {
  if (sandbox === 'none' || process.getuid?.() !== 0) return null;
  return USER_IDS.first + (usersGiven++ % USER_IDS.count);
}

/** The command line that runs a program in a sandbox. */
export function confine(sandbox: Sandbox, confined: Confined): string[] {
  switch (sandbox) {
    case 'bubblewrap':
    case 'nestable-bubblewrap':
      return [...bubblewrap(sandbox, confined), ...asUser(confined), ...limited(confined, few)];
    case 'own-user':
      return [...namespaces, ...asUser(confined), ...limited(confined, few)];
    case 'none':
      return existsSync(prlimit) ? limited(confined) : [...confined.command];
  }
}

/** Of root's rights, those that `asUser` needs and gives up. */
const rightToChangeUsers = [
  ...['--cap-drop', 'ALL', '--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID'],
  ...['--cap-add', 'CAP_SETPCAP'],
];

/** There is no /proc: Node needs none, and containers refuse to mount one. */
function bubblewrap(
  sandbox: 'bubblewrap' | 'nestable-bubblewrap',
  { reads, writes, cwd, user, temporary }: Confined,
): string[] {
  const same = (option: string, paths: readonly string[]) =>
    paths.flatMap((path) => [option, path, path]);
  const parents = new Set([...system, ...devices, ...reads, ...writes].flatMap(above));
  return [
    'bwrap',
    ...['--unshare-pid', '--unshare-ipc', '--unshare-net', '--unshare-uts'],
    ...['--unshare-cgroup-try', '--die-with-parent', '--new-session', '--clearenv'],
    ...(user !== null ? rightToChangeUsers : ['--unshare-user']),
    ...(user === null && sandbox === 'bubblewrap' ? ['--disable-userns'] : []),
    ...[...parents].flatMap((path) => ['--dir', path]),
    ...same('--ro-bind-try', system),
    ...same('--dev-bind', devices),
    ...same('--ro-bind', reads),
    ...same('--bind', writes),
    ...(temporary === undefined ? [] : ['--bind', temporary, '/var/tmp']),
    ...['--setenv', 'TMPDIR', 'tmp', '--remount-ro', '/', '--chdir', cwd, '--'],
  ];
}

/** The folders above a path, from the top. bubblewrap would make them for one user only. */
function above(path: string): string[] {
  const folder = dirname(path);
  return folder === '/' ? [] : [...above(folder), folder];
}

/** The second process ends with the first, and all others with the second: they cannot reach it. */
const namespaces = [
  ...['setpriv', '--pdeathsig', 'KILL'],
  ...['unshare', '--net', '--pid', '--ipc', '--uts', '--mount-proc', '--fork', '--kill-child'],
  ...['unshare', '--fork'],
];

function asUser({ user }: Confined): string[] {
  if (user === null) return [];
  return [
    setpriv,
    ...[`--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--no-new-privs'],
    ...['--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all'],
  ];
}

/** Counted for each user of each namespace: without a sandbox, all that we run would count, too. */
const few = `--nproc=${MOST_THREADS}`;

function limited(
  { command, seconds, memoryBytes = MEMORY_BYTES }: Confined,
  ...more: string[]
): string[] {
  const limits = ['--core=0', `--cpu=${seconds}`, `--fsize=${FILE_BYTES}`, `--data=${memoryBytes}`];
  return [prlimit, ...limits, ...more, ...command];
}

type Program = Pick<Confined, 'command' | 'reads'>;

/** The safest sandbox in which a program runs on this machine. */
export async function safestSandbox(program: Program): Promise<Sandbox> {
  if (process.platform !== 'linux') return 'none';
  const second = process.getuid?.() === 0 ? 'own-user' : 'nestable-bubblewrap';
  for (const sandbox of ['bubblewrap', second] as const)
    if (await runsIn(sandbox, program)) return sandbox;
  return 'none';
}

export function runsIn(sandbox: Sandbox, program: Program): Promise<boolean> {
  const confined = { ...program, writes: [], cwd: '/', seconds: 10, user: userFor(sandbox) };
  const [command = '', ...args] = confine(sandbox, confined);
  return new Promise((resolve) => {
    execFile(command, args, { env: {}, timeout: PROBE_MS }, (error) => resolve(!error));
  });
}

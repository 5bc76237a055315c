import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LockedPackage {
  name: string;
  version: string;
  license: string | null;
  /** SHA-256 of its license file, or of its readme; null for packages that name a license or are not installed. */
  licenseText: string | null;
  /** Of its tarball. */
  integrity: string | null;
  hasInstallScript: boolean;
  /** Needed to build or test only. */
  isDev: boolean;
}

interface Entry {
  version?: string;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  link?: boolean;
}

/** Scripts that npm runs when it installs a package. */
const installScripts = ['preinstall', 'install', 'postinstall'];

/** The packages that `npm ci` installs, except our own. */
export function lockedPackages(root: string): LockedPackage[] {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(lockfile);
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || entry.link) return [];
    const folder = join(root, path);
    return {
      name,
      version: entry.version ?? '',
      license: entry.license ?? null,
      licenseText: entry.license === undefined ? licenseTextIn(folder) : null,
      integrity: entry.integrity ?? null,
      hasInstallScript: entry.hasInstallScript === true || runsScripts(folder),
      isDev: entry.dev ?? false,
    };
  });
}

function licenseTextIn(folder: string): string | null {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const file =
    names.find((name) => /^licen[cs]e/i.test(name)) ?? names.find((name) => /^readme/i.test(name));
  if (file === undefined) return null;
  return createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');
}

/** What the installed package says itself; the lockfile only repeats what the registry said. */
function runsScripts(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false; // An optional package of another platform.
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return (
    installScripts.some((name) => scripts[name] !== undefined) ||
    existsSync(join(folder, 'binding.gyp'))
  );
}

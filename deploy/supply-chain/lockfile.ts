import { readFileSync } from 'node:fs';

export interface LockedPackage {
  name: string;
  version: string;
  license: string | null;
  /** Of its tarball. */
  integrity: string | null;
  hasInstallScript: boolean;
  /** Needed to build or test alone. */
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

/** The packages that `npm ci` installs, but for our own. */
export function lockedPackages(file: string): LockedPackage[] {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || entry.link) return [];
    return {
      name,
      version: entry.version ?? '',
      license: entry.license ?? null,
      integrity: entry.integrity ?? null,
      hasInstallScript: entry.hasInstallScript ?? false,
      isDev: entry.dev ?? false,
    };
  });
}

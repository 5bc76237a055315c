import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folders of `services` that define one. */
export const serviceNames = readdirSync(join(root, 'services'))
  .filter((name) => existsSync(join(root, 'services', name, 'src/service.ts')))
  .sort();

/** Source files below a folder, without specs, as paths from it. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(spec|contract)\.ts$/.test(file))
    .sort();
}

/** `identity/sign-in.ts` is called identitySignIn. */
export function identifierOf(file: string): string {
  return file
    .replace(/\.ts$/, '')
    .replaceAll(/[^a-z0-9]([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}

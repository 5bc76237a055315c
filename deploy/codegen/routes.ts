import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './files.ts';

/** All files under `routes` as one module: to import each by itself costs a start as much again as what stands in them. */
export async function generateRoutes(): Promise<string> {
  const files = await readdir(join(root, 'bff/src/routes'), { recursive: true });
  const modules = files
    .filter((file) => /(?<!\.spec|\.contract)\.ts$/.test(file))
    .sort()
    .map((file) => ({ file, name: identifierOf(file) }));
  return `${modules.map(({ file, name }) => `import * as ${name} from '../routes/${file}';`).join('\n')}

/** What the files under \`routes\` export. */
export const routeFiles: readonly Readonly<Record<string, unknown>>[] = [
${modules.map(({ name }) => `  ${name},`).join('\n')}
];
`;
}

/** `identity/sign-in.ts` is called identitySignIn. */
function identifierOf(file: string): string {
  return file
    .replace(/\.ts$/, '')
    .replaceAll(/[^a-z0-9]([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}

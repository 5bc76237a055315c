import { identifierOf, sourcesIn } from './files.ts';

/** All files under `routes` as one module: to import each by itself costs a start as much again as what stands in them. */
export function generateRoutes(): string {
  const modules = sourcesIn('bff/src/routes').map((file) => ({ file, name: identifierOf(file) }));
  return `${modules.map(({ file, name }) => `import * as ${name} from '../routes/${file}';`).join('\n')}

/** What the files under \`routes\` export. */
export const routeFiles: readonly Readonly<Record<string, unknown>>[] = [
${modules.map(({ name }) => `  ${name},`).join('\n')}
];
`;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, serviceNames, sourcesIn } from './files.ts';

/** What a service is made of, by the function that declares it. */
const lists: Readonly<Record<string, string>> = {
  aggregate: 'aggregates',
  projection: 'projections',
  policy: 'policies',
  jobKind: 'jobs',
  owned: 'lifecycles',
  deletable: 'lifecycles',
};
const declaration = new RegExp(
  `^export const (\\w+) = (${Object.keys(lists).join('|')})[<(]`,
  'gm',
);

const call = new RegExp(`(?<!return |function |[\\w.])(${Object.keys(lists).join('|')})[<(]`, 'g');

/** Everything that the files of a service declare: a file is all that a new part takes. */
export async function generateParts(service: string): Promise<string> {
  const folder = `services/${service}/src`;
  const imports: string[] = [];
  const found = new Map<string, string[]>(Object.values(lists).map((list) => [list, []]));
  for (const file of sourcesIn(folder)) {
    if (/^(graphql|testing)\//.test(file)) continue;
    const source = await readFile(join(root, folder, file), 'utf8');
    const declared = [...source.matchAll(declaration)];
    // `return projection(` makes a definition that is declared elsewhere.
    const calls = [...source.matchAll(call)].length;
    if (calls > declared.length)
      throw new Error(`${folder}/${file}: write each part as \`export const name = policy(…)\``);
    for (const [, name = '', by = ''] of declared) found.get(lists[by] ?? '')?.push(name);
    if (declared.length > 0)
      imports.push(`import { ${declared.map(([, name]) => name).join(', ')} } from './${file}';`);
  }
  return `// Written by \`npm run codegen\` from the files beside it.
${imports.join('\n')}

export const parts = {
${[...found].map(([list, names]) => `  ${list}: [${names.join(', ')}],`).join('\n')}
};
`;
}

/** The definitions of all services, for a process that runs them together. */
export function generateServices(): string {
  return `${serviceNames.map((name) => `import { ${name} } from '@lectern/${name}/service.ts';`).join('\n')}

/** The definitions in the folders of \`services\`. */
export const services = [${serviceNames.join(', ')}];
`;
}

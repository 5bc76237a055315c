import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identifierOf, root, serviceNames, sourcesIn } from './files.ts';

/** Files that declare events, by topic: `identity/users.ts` and `identity.ts` are both of the topic `identity`. */
export async function generateEventFiles(): Promise<string> {
  const files: string[] = [];
  for (const file of sourcesIn('schemas/events')) {
    const source = await readFile(join(root, 'schemas/events', file), 'utf8');
    if (/^export const \w+ = event\(/m.test(source)) files.push(file);
  }
  const byTopic = Map.groupBy(files, (file) => file.replace(/\.ts$/, '').split('/')[0] ?? file);
  return `import type { EventDefinition } from './event.ts';
${files.map((file) => `import * as ${identifierOf(file)} from './${file}';`).join('\n')}

type TypeIn<File> = {
  [Name in keyof File]: File[Name] extends EventDefinition<infer Type, infer _Schema> ? Type : never;
}[keyof File];

/** The type of every event. */
export type EventType =
${files.map((file) => `  | TypeIn<typeof ${identifierOf(file)}>`).join('\n')};

/** What the files with events export, by topic. */
export const eventFiles: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
${[...byTopic].map(([topic, of]) => `  ${topic}: [${of.map(identifierOf).join(', ')}],`).join('\n')}
};
`;
}

/** @throws Error for a name that two files declare */
export async function generateRuleFiles(): Promise<string> {
  const files = sourcesIn('schemas/access/rules').filter((file) => file !== 'generated.ts');
  const declaredIn = new Map<string, string>();
  for (const file of files) {
    const declared: { rules: object } = await import(join(root, 'schemas/access/rules', file));
    for (const name of Object.keys(declared.rules)) {
      const other = declaredIn.get(name);
      if (other) throw new Error(`${file} and ${other} both declare the rule ${name}`);
      declaredIn.set(name, file);
    }
  }
  return `${files.map((file) => `import { rules as ${identifierOf(file)} } from './${file}';`).join('\n')}

/** The rules of all files in this folder. */
export const rules = { ${files.map((file) => `...${identifierOf(file)}`).join(', ')} };
`;
}

export function generateServiceNames(): string {
  return `/** The folders of \`services\` that hold one. */
export const serviceNames = [${serviceNames.map((name) => `'${name}'`).join(', ')}] as const;
`;
}

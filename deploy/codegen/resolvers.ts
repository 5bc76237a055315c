import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildASTSchema, isObjectType, parse, type GraphQLObjectType } from 'graphql';
import { sdlOf } from '@lectern/kernel/graphql/sdl.ts';
import { root, sourcesIn } from './files.ts';

interface ResolverFiles {
  /** Files with resolvers, by the name of each export that is one: a field of Query or Mutation, or an object type. */
  exports: Map<string, string>;
  /** The types of rows that resolvers get, by object type: what the type's file exports as `<Type>Parent`. */
  parents: Map<string, string>;
}

const folderOf = (service: string) => `services/${service}/src/graphql`;

async function readResolverFiles(service: string): Promise<ResolverFiles> {
  const found: ResolverFiles = { exports: new Map(), parents: new Map() };
  for (const file of sourcesIn(folderOf(service))) {
    if (file === 'generated.ts' || file === 'resolvers.ts') continue;
    const source = await readFile(join(root, folderOf(service), file), 'utf8');
    for (const [, name = ''] of source.matchAll(/^export const (\w+)/gm))
      found.exports.set(name, `./${file}`);
    for (const [, name = ''] of source.matchAll(/^export (?:type|interface) (\w+)Parent\b/gm))
      found.parents.set(name, `./${file}#${name}Parent`);
  }
  return found;
}

/** Row types by object type, as typescript-resolvers takes them. */
export async function resolverMappers(service: string): Promise<Record<string, string>> {
  return Object.fromEntries((await readResolverFiles(service)).parents);
}

/**
 * The resolvers of a service, found by file: `Query/<field>.ts`, `Mutation/<field>.ts` and `<Type>.ts`, in any folder. A field of Query
 * or Mutation without one does not compile, nor does a type whose rows lack a field that has no resolver.
 */
export async function generateResolvers(service: string): Promise<string> {
  const { exports, parents } = await readResolverFiles(service);
  const schema = buildASTSchema(
    parse(sdlOf(service).replaceAll(/^extend schema[\s\S]*?\n\n/gm, ''), { noLocation: true }),
    { assumeValid: true, assumeValidSDL: true },
  );
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__'),
  ) as GraphQLObjectType[];
  const imports = new Map<string, string[]>();
  const add = (name: string) => {
    const file = exports.get(name);
    if (file) imports.set(file, [...(imports.get(file) ?? []), name]);
    return file !== undefined;
  };
  const roots = types.filter(({ name }) => name === 'Query' || name === 'Mutation');
  const objects = types
    .filter((type) => !roots.includes(type) && add(type.name))
    .map(({ name }) => name)
    .sort();
  const fields = roots.map((type) => ({
    type: type.name,
    names: Object.keys(type.getFields()).filter(add).sort(),
  }));
  const checked = objects.filter((name) => parents.has(name));
  return `// Written by \`npm run codegen\` from the files beside it.
import type { AllFields${checked.length > 0 ? ', CompleteResolvers' : ''} } from '@lectern/kernel/graphql/complete-resolvers.ts';
import type * as schema from './generated.ts';
${[...imports]
  .map(([file, names]) => `import { ${names.sort().join(', ')} } from '${file}';`)
  .sort()
  .join('\n')}

export const resolvers = {
${fields.map(({ type, names }) => `  ${type}: { ${names.join(', ')} },`).join('\n')}
${objects.map((name) => `  ${name},`).join('\n')}
} satisfies {
${roots.map(({ name }) => `  ${name}: AllFields<schema.${name}Resolvers>;`).join('\n')}
${checked.map((name) => `  ${name}: CompleteResolvers<schema.${name}Resolvers, schema.ResolversParentTypes['${name}']>;`).join('\n')}
};
`;
}

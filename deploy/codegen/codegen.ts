import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { countingMarkdown } from '@lectern/schemas/text/what-we-count.ts';
import { composeGraph } from './compose.ts';
import { generateConsolePlaces } from './console-places.ts';
import { eventDescriptions, routeDescriptions } from './declared-descriptions.ts';
import { root, serviceNames } from './files.ts';
import { graphDescriptions } from './graph-descriptions.ts';
import { generateGraphTypes } from './graph-types.ts';
import { generateParts, generateServices } from './parts.ts';
import { generatePublicLink } from './public-link.ts';
import { generateResolvers } from './resolvers.ts';
import { generateRoutes } from './routes.ts';
import { generateEventFiles, generateRuleFiles, generateServiceNames } from './schema-files.ts';
import { pinStateShapes, stateShapesFile } from './state-shapes.ts';
import { generateTypes } from './types.ts';

const isCheck = process.argv.includes('--check');

interface Generated {
  path: string;
  content: string;
}

/** Writes what has changed, unless it is only checked. @returns the paths of what has */
async function bringUpToDate(files: readonly Generated[]): Promise<string[]> {
  const drifted: string[] = [];
  for (const { path, content } of files) {
    const target = join(root, path);
    if ((await readFile(target, 'utf8').catch(() => null)) === content) continue;
    drifted.push(path);
    if (isCheck) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return drifted;
}

/** From the routes, events and aggregates themselves, which need the types above to be up to date. */
async function descriptions(api: string): Promise<Generated[]> {
  const [{ openApiDocument }, { asyncApiDocument }] = await Promise.all([
    import('@lectern/bff/openapi/openapi.ts'),
    import('@lectern/bff/openapi/asyncapi.ts'),
  ]);
  const graph = graphDescriptions(api);
  const sources = {
    operations: routeDescriptions(),
    graph: (place: string) => graph.get(place) ?? null,
  };
  const text = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`;
  return [
    { path: 'schemas/rest/openapi.json', content: text(await openApiDocument(sources)) },
    { path: 'schemas/rest/asyncapi.json', content: text(asyncApiDocument(eventDescriptions())) },
    { path: 'schemas/rest/public-link.ts', content: await generatePublicLink() },
    { path: 'deploy/what-we-count.md', content: countingMarkdown() },
    { path: stateShapesFile, content: text(await pinStateShapes()) },
  ];
}

/**
 * Writes every generated file that is committed. With `--check` it writes nothing, names what has drifted
 * and ends with 1.
 */
async function main(): Promise<void> {
  const drifted = await bringUpToDate([
    { path: 'schemas/service-names.ts', content: generateServiceNames() },
    { path: 'schemas/events/generated.ts', content: await generateEventFiles() },
    { path: 'schemas/access/rules/generated.ts', content: await generateRuleFiles() },
  ]);
  const { generateRules } = await import('./rules.ts'); // It reads the rules above.
  const { supergraph, api } = composeGraph();
  drifted.push(
    ...(await bringUpToDate([
      { path: 'schemas/graphql/supergraph.graphql', content: supergraph },
      { path: 'schemas/graphql/api.graphql', content: api },
      { path: 'bff/src/graph/generated.ts', content: generateRules() },
      { path: 'bff/src/graph/graph-types.ts', content: generateGraphTypes(api) },
      { path: 'bff/src/route/generated.ts', content: generateRoutes() },
      { path: 'bff/src/console/console-places.ts', content: await generateConsolePlaces() },
      ...(await generateTypes(api)),
      ...(await Promise.all(
        serviceNames.map(async (name) => ({
          path: `services/${name}/src/graphql/resolvers.ts`,
          content: await generateResolvers(name),
        })),
      )),
      ...(await Promise.all(
        serviceNames.map(async (name) => ({
          path: `services/${name}/src/parts.ts`,
          content: await generateParts(name),
        })),
      )),
      { path: 'deploy/standalone/generated.ts', content: generateServices() },
    ])),
  );
  if (!isCheck || drifted.length === 0)
    drifted.push(...(await bringUpToDate(await descriptions(api))));
  if (isCheck && drifted.length > 0) {
    console.error(`Not up to date (npm run codegen writes them): ${drifted.join(', ')}`);
    process.exitCode = 1;
  } else {
    console.log(
      drifted.length === 0 ? 'Generated files are up to date.' : `Wrote ${drifted.join(', ')}`,
    );
  }
}

await main();

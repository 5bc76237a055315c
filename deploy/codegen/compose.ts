import { readFile } from 'node:fs/promises';
import { composeServices } from '@apollo/composition';
import { parse, printSchema } from 'graphql';
import { schemaFile, subgraphNames } from './files.ts';

/** Joins the subgraphs. @throws Error naming everything that does not fit. */
export async function composeGraph(): Promise<{ supergraph: string; api: string }> {
  const subgraphs = await Promise.all(
    subgraphNames.map(async (name) => ({
      name,
      // Never called over this address: where a subgraph answers is the deployment's business.
      url: `http://${name}.invalid/graphql`,
      typeDefs: parse(await readFile(schemaFile(`graphql/${name}.graphql`), 'utf8')),
    })),
  );
  const composed = composeServices(subgraphs);
  if (composed.errors)
    throw new Error(
      `The subgraphs do not fit together:\n${composed.errors.map(({ message }) => message).join('\n')}`,
    );
  return {
    supergraph: `${composed.supergraphSdl.trimEnd()}\n`,
    api: `${printSchema(composed.schema.toAPISchema().toGraphQLJSSchema())}\n`,
  };
}

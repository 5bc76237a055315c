import { composeServices } from '@apollo/composition';
import { parse, printSchema } from 'graphql';
import { sdlOf } from '@lectern/kernel/graphql/sdl.ts';
import { serviceNames } from './files.ts';

/** Joins the subgraphs. @throws Error naming everything that does not fit. */
export function composeGraph(): { supergraph: string; api: string } {
  const subgraphs = serviceNames.map((name) => ({
    name,
    // Never called over this address: where a subgraph answers is the deployment's business.
    url: `http://${name}.invalid/graphql`,
    typeDefs: parse(sdlOf(name)),
  }));
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

import { sdlOf } from '../graphql/sdl.ts';
import { makeSubgraph, type Subgraph } from '../graphql/subgraph.ts';
import { Context, type ContextRuntime } from './running-context.ts';
import type { Resolvers, ServiceDefinition } from './service.ts';

/** @param operations resolvers that every service has */
export function subgraphOf(
  { name, resolvers }: ServiceDefinition,
  runtime: ContextRuntime,
  operations: Resolvers,
): Subgraph {
  return makeSubgraph({
    name,
    load: async () => ({
      sdl: sdlOf(name),
      resolvers: withOperations(await resolvers(), operations),
    }),
    createContext: (request) => Context.forRequest(runtime, request),
    onUnexpectedError: (error, { correlationId }) =>
      runtime.engines.logger.error({ err: error, service: name, correlationId }, 'a call failed'),
  });
}

function withOperations(own: Resolvers, operations: Resolvers): Resolvers {
  return {
    ...own,
    Query: { ...own['Query'], ...operations['Query'] },
    Mutation: { ...own['Mutation'], ...operations['Mutation'] },
  };
}

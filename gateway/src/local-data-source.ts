import type { GraphQLDataSource } from '@apollo/gateway';
import type { GraphRequest, Subgraph } from '@lectern/kernel/graphql/subgraph.ts';

/** Passed through the gateway with each fetch. */
export type GatewayContext = {
  request: GraphRequest;
};

/**
 * Calls a subgraph of this process without HTTP. Apollo's own local data source parses and validates each fetch; this
 * one passes the text, which the subgraph caches, and the request, so that all its fetches share loaders.
 */
export class LocalDataSource implements GraphQLDataSource<GatewayContext> {
  readonly #subgraph: Subgraph;

  constructor(subgraph: Subgraph) {
    this.#subgraph = subgraph;
  }

  async process(options: Parameters<GraphQLDataSource<GatewayContext>['process']>[0]) {
    if (!('incomingRequestContext' in options)) return { data: {} }; // A health check.
    const { request } = options.context;
    const { query, variables, operationName } = options.request;
    const { data, errors } = await this.#subgraph.execute({
      document: query ?? '',
      variables,
      operationName,
      request,
    });
    return errors.length === 0 ? { data } : { data, errors: errors.map((error) => error.toJSON()) };
  }
}

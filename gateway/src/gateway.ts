import { ApolloGateway } from '@apollo/gateway';
import type { GraphAnswer, GraphCall, Subgraph } from '@lectern/kernel/graphql/subgraph.ts';
import { createHash } from 'node:crypto';
import {
  getOperationAST,
  GraphQLError,
  print,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { LocalDataSource, type GatewayContext } from './local-data-source.ts';

export interface Gateway {
  /** The API schema. */
  schema: GraphQLSchema;
  /** The document must be valid. */
  execute(call: GraphCall & { document: DocumentNode }): Promise<GraphAnswer>;
  stop(): Promise<void>;
}

type Executor = Awaited<ReturnType<ApolloGateway['load']>>['executor'];
type RequestContext = Parameters<Executor>[0];

export async function startGateway(
  supergraphSdl: string,
  subgraphs: readonly Subgraph[],
): Promise<Gateway> {
  // Apollo would report over the network, and delay the stop until it has.
  process.env['APOLLO_TELEMETRY_DISABLED'] = 'true';
  const byName = new Map(subgraphs.map((subgraph) => [subgraph.name, subgraph]));
  const gateway = new ApolloGateway({
    supergraphSdl: async () => ({ supergraphSdl }),
    logger: silent,
    buildService: ({ name }) => {
      const subgraph = byName.get(name.toLowerCase());
      if (!subgraph) throw new Error(`The graph is joined from ${name}, which does not run here`);
      return new LocalDataSource(subgraph);
    },
  });
  let schema: GraphQLSchema | undefined;
  gateway.onSchemaLoadOrUpdate(({ apiSchema }) => (schema = apiSchema));
  const { executor } = await gateway.load();
  if (!schema) throw new Error('The gateway has no schema');
  const hashes = new WeakMap<DocumentNode, string>();

  return {
    schema,
    async execute({ document, variables, operationName, request }) {
      let hash = hashes.get(document);
      if (!hash)
        hashes.set(document, (hash = createHash('sha256').update(print(document)).digest('hex')));
      const operation = getOperationAST(document, operationName);
      if (!operation)
        return {
          data: null,
          errors: [
            new GraphQLError('The document has no such operation.', {
              extensions: { code: 'INVALID' },
            }),
          ],
        };
      const context: GatewayContext = { request };
      const response = await executor({
        request: { variables: { ...variables }, ...(operationName && { operationName }) },
        document,
        queryHash: hash,
        operation,
        operationName: operationName ?? null,
        context,
        metrics: {},
        schema,
        logger: silent,
        cache: noCache,
        overallCachePolicy: undefined,
      } as unknown as RequestContext);
      return {
        data: response.data ?? null,
        errors: (response.errors ?? []).map((error) => publicError(error)),
      };
    },
    stop: () => gateway.stop(),
  };
}

/** Hides the subgraph that an error comes from. */
function publicError({ message, path, extensions }: GraphQLError): GraphQLError {
  const { serviceName: _, ...rest } = extensions ?? {};
  return new GraphQLError(message, {
    path: path ?? null,
    extensions: { code: 'INVALID', ...rest },
  });
}

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const noCache = { get: async () => undefined, set: async () => {}, delete: async () => {} };

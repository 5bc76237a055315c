import type { GraphAnswer, GraphCall, Subgraph } from '@lectern/kernel/graphql/subgraph.ts';
import {
  BREAK,
  buildSchema,
  GraphQLError,
  validate,
  visit,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

export interface GraphDocument {
  document: DocumentNode;
  /** One of our own, validated by codegen. */
  isOurs?: boolean;
}

export interface DocumentExecutor {
  name: string;
  execute(call: GraphCall & { document: DocumentNode }): Promise<GraphAnswer>;
}

/**
 * @returns where a document is executed: in the one subgraph that can answer it, in the gateway (`joined`), or nowhere
 * if it is invalid
 */
export function documentRouter({
  apiSdl,
  subgraphs,
  joined,
}: {
  apiSdl: string;
  subgraphs: readonly Subgraph[];
  joined: DocumentExecutor;
}): (request: GraphDocument) => Promise<DocumentExecutor> {
  let schema: GraphQLSchema | undefined;

  /** Builds the joined schema for the first unknown document. */
  function errorsOf(document: DocumentNode): readonly GraphQLError[] {
    return validate(
      (schema ??= buildSchema(apiSdl, { assumeValid: true, noLocation: true })),
      document,
    );
  }

  return async ({ document, isOurs }) => {
    const errors = isOurs ? [] : errorsOf(document);
    if (errors.length > 0)
      return { name: 'none', execute: async () => ({ data: null, errors: errors.map(invalid) }) };
    // A subgraph's introspection would show how the graph is split, and the machinery of
    // federation.
    if (asksForTheSchema(document)) return joined;
    // A subgraph that cannot be built fails its own documents, not the others'.
    const failures: unknown[] = [];
    for (const subgraph of subgraphs) {
      const schema = await subgraph.schema().catch((error: unknown) => void failures.push(error));
      if (schema && validate(schema, document).length === 0) return subgraph;
    }
    if (failures.length > 0) throw failures[0];
    return joined;
  };
}

/** At any depth, also in nested fragments. */
function asksForTheSchema(document: DocumentNode): boolean {
  let asks = false;
  visit(document, {
    Field({ name: { value } }) {
      if (value !== '__schema' && value !== '__type') return undefined;
      asks = true;
      return BREAK;
    },
  });
  return asks;
}

function invalid({ message }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INVALID' } });
}

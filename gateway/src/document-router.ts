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

export interface GraphRequest {
  document: DocumentNode;
  /** One of our own, examined against the joined graph when it was generated. */
  isOurs?: boolean;
}

export interface DocumentRoute {
  name: string;
  execute(call: GraphCall & { document: DocumentNode }): Promise<GraphAnswer>;
}

/** @returns which way a document goes: to the one subgraph that can answer it, `joined`, or none where it is invalid */
export function documentRouter({
  apiSdl,
  subgraphs,
  joined,
}: {
  apiSdl: string;
  subgraphs: readonly Subgraph[];
  joined: DocumentRoute;
}): (asked: GraphRequest) => Promise<DocumentRoute> {
  let schema: GraphQLSchema | undefined;

  /** Of the joined graph, which is read when somebody asks what we do not know. */
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
    // Introspection would show how the graph is cut, and the machinery of federation.
    if (asksForTheSchema(document)) return joined;
    // One that cannot be built fails its own questions, not those of the others.
    const failures: unknown[] = [];
    for (const subgraph of subgraphs) {
      const schema = await subgraph.schema().catch((error: unknown) => void failures.push(error));
      if (schema && validate(schema, document).length === 0) return subgraph;
    }
    if (failures.length > 0) throw failures[0];
    return joined;
  };
}

/** Wherever it stands: a fragment within a fragment is as good a place as any. */
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

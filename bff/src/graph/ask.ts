import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Graph } from '@lectern/gateway/graph.ts';
import type { GraphRequest } from '@lectern/kernel/graphql/subgraph.ts';
import { fromGraph } from '../http/edge-error.ts';

/** Runs one of our own operations. @throws EdgeError for the first error */
export async function ask<Data, Variables extends Record<string, unknown>>(
  graph: Graph,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  request: GraphRequest,
): Promise<Data> {
  const { data, errors } = await graph.execute({ document, isOurs: true, variables, request });
  const [first] = errors;
  if (first || !data) throw first ? fromGraph(first) : new Error('The graph answered nothing');
  return data as Data;
}

import { SOMETHING_WENT_WRONG } from '@lectern/kernel/graphql/problem.ts';
import type { GraphAnswer, GraphCall, Subgraph } from '@lectern/kernel/graphql/subgraph.ts';
import { BREAK, buildSchema, GraphQLError, validate, visit, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Gateway } from './gateway.ts';

export interface Graph {
  /** The names of the subgraphs that a document needs: one, or all of those behind the gateway. */
  wayOf(document: DocumentNode): string;
  /** Never throws: what goes wrong stands in `errors`, each with a code. */
  execute(call: GraphCall & Asked): Promise<GraphAnswer>;
  /** Gets ready to join, for whoever is about to ask for it. */
  warm(): void;
  stop(): Promise<void>;
}

interface Asked {
  document: DocumentNode;
  /** One of our own, examined against the joined graph when it was generated. */
  isOurs?: boolean;
}

type Way = { name: string; execute(call: GraphCall & { document: DocumentNode }): Promise<GraphAnswer> };

/**
 * One graph, the shortest way (DESIGN §5): a document that is valid in a single subgraph goes straight there, any other
 * one through the gateway. Documents are recognised by identity, so callers parse theirs once. The gateway takes as long
 * to load as half of a start, so it is loaded when something is to be joined, or is about to be.
 */
export function startGraph({ apiSdl, supergraphSdl, subgraphs, onUnexpectedError }: {
  /** The joined graph as callers see it. */
  apiSdl: string;
  supergraphSdl: string;
  subgraphs: readonly Subgraph[];
  onUnexpectedError(error: unknown): void;
}): Graph {
  let schema: GraphQLSchema | undefined;
  let gateway: Promise<Gateway> | undefined;
  const join = () => (gateway ??= import('./gateway.ts').then(({ startGateway }) => startGateway(supergraphSdl, subgraphs)));
  const ways = new WeakMap<DocumentNode, Way>();
  const joined: Way = { name: 'gateway', execute: async (call) => (await join()).execute(call) };

  /** Of the joined graph, which is read when somebody asks what we do not know. */
  function errorsOf(document: DocumentNode): readonly GraphQLError[] {
    return validate((schema ??= buildSchema(apiSdl, { assumeValid: true, noLocation: true })), document);
  }

  function decide({ document, isOurs }: Asked): Way {
    const errors = isOurs ? [] : errorsOf(document);
    if (errors.length > 0) return { name: 'none', execute: async () => ({ data: null, errors: errors.map(invalid) }) };
    // Introspection would show how the graph is cut, and the machinery of federation.
    return subgraphs.find(({ schema }) => validate(schema, document).length === 0 && !asksForTheSchema(document)) ?? joined;
  }

  function wayOf(asked: Asked): Way {
    let way = ways.get(asked.document);
    if (!way) ways.set(asked.document, (way = decide(asked)));
    return way;
  }

  return {
    wayOf: (document) => wayOf({ document }).name,
    async execute(call) {
      try {
        return await wayOf(call).execute(call);
      } catch (error) {
        onUnexpectedError(error);
        return { data: null, errors: [new GraphQLError(SOMETHING_WENT_WRONG, { extensions: { code: 'INTERNAL' } })] };
      }
    },
    warm: () => void join().catch(onUnexpectedError),
    stop: async () => (await gateway?.catch(() => null))?.stop(),
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

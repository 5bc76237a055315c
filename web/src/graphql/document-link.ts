import { ApolloLink, Observable } from '@apollo/client';
import { print, type DocumentNode } from 'graphql';
import { callEdge } from '../edge/edge-fetch.ts';
import { announceSignedOut } from '../edge/signed-out.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** The server runs a call with the same key once. */
    idempotencyKey?: string;
  }
}

type WithHash = DocumentNode & { __meta__?: { hash?: string } };

/**
 * Sends each document's SHA-256 from code generation. The server knows the text, and in
 * production accepts nothing else.
 */
export const documentLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const abort = new AbortController();
      const { query, variables, operationName } = operation;
      const { __meta__: meta }: WithHash = query;
      const { idempotencyKey } = operation.getContext();
      const document = meta?.hash ? { documentId: meta.hash } : { query: print(query) };
      callEdge<ApolloLink.Result>('/graphql', {
        method: 'POST',
        json: { ...document, variables, operationName },
        signal: abort.signal,
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      }).then(
        (result) => {
          if (result.errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED'))
            announceSignedOut();
          observer.next(result);
          observer.complete();
        },
        (error: unknown) => {
          if (!abort.signal.aborted) observer.error(error);
        },
      );
      return () => abort.abort();
    }),
);

import { ApolloLink, Observable } from '@apollo/client';
import { print, type DocumentNode } from 'graphql';
import { callEdge } from '../edge/edge-fetch.ts';
import { announceSignedOut } from '../edge/signed-out.ts';

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
      const hash = (query as WithHash).__meta__?.hash;
      const { idempotencyKey } = operation.getContext() as { idempotencyKey?: string };
      const document = hash === undefined ? { query: print(query) } : { documentId: hash };
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

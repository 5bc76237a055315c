import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { createContext, use, useCallback } from 'react';

/** The boundary's retry count; each retry refetches despite the cached error. */
export const AttemptContext = createContext(0);

/**
 * The query of a page or section. It suspends while loading and throws on failure; the Boundary
 * handles both. `refetch` keeps what is on the screen.
 */
export function usePageQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const client = useApolloClient();
  const attempt = use(AttemptContext);
  const { data, error } = useSuspenseQuery(query as TypedDocumentNode<Data, OperationVariables>, {
    variables,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    queryKey: [attempt],
  });
  // Stable while the variables are, for memoized children.
  const refetch = useCallback(
    () =>
      client.query({
        query: query as TypedDocumentNode<Data, OperationVariables>,
        variables,
        fetchPolicy: 'network-only',
      }),
    [client, query, variables],
  );
  if (data == null) throw error ?? new Error('The server gave no answer.');
  return { data: data as Data, error, refetch };
}

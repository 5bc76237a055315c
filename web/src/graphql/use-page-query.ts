import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { createContext, use, useCallback } from 'react';

/** How often the boundary around has tried; each try is asked anew, though the last answer is still remembered. */
export const AttemptContext = createContext(0);

/**
 * The one query of a page or a section. It suspends while there is nothing to show and throws when there will not be;
 * both belong to the Boundary around. `refetch` asks again behind what is on the screen.
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
  // The same as long as the variables are, for parts that are drawn anew only once something they are given is another.
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

import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

const listQueries: readonly (string | undefined)[] = [
  'LinksPage',
  'PresentationLinks',
  'LinkPage',
  'PresentationPage',
  'ContentPage',
  'ContentChunk',
];

/** Refetches the visible lists after a change they depend on. */
export function useRefetchLists() {
  const client = useApolloClient();
  return useCallback(() => {
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => listQueries.includes(queryName),
    });
  }, [client]);
}

import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

const listQueries: readonly (string | undefined)[] = ['LinksPage', 'PresentationLinks', 'LinkPage'];

/** Asks the lists of links in view again, where the answer of a change does not say what became of them. */
export function useRefetchLists() {
  const client = useApolloClient();
  return useCallback(() => {
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => listQueries.includes(queryName),
    });
  }, [client]);
}

import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import type { PresentationStatus } from '../../gql/graphql.ts';

const statuses: readonly PresentationStatus[] = ['ACTIVE', 'DRAFT', 'INACTIVE'];

/** What narrows the list. It lives in the address, so that it can be sent and survives a reload. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.trim() || null;
  const status = statuses.find((each) => each === params.get('status')?.toUpperCase()) ?? null;
  const change = (name: 'search' | 'status', value: string | null) => {
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (value === null) after.delete(name);
      else after.set(name, value);
      return after;
    }, { replace: true });
  };
  const clear = () => setParams({}, { replace: true });
  // What is on the screen stays until the new answer is there.
  return { search: useDeferredValue(search), status: useDeferredValue(status), setStatus: (value: PresentationStatus | null) => change('status', value?.toLowerCase() ?? null), clearSearch: () => change('search', null), clear };
}

import { useSearchParams } from 'react-router';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';

/** The moment in the URL; null if missing or invalid. */
export function useAsOf(): string | null {
  const { params } = useUrlParams();
  const at = params.get('at');
  return at === null || Number.isNaN(Date.parse(at)) ? null : new Date(at).toISOString();
}

/** Changes the moment in the URL; null is now. */
export function useGoTo(): (at: string | null) => void {
  const [, setParams] = useSearchParams();
  return (at) =>
    setParams((before) => {
      if (at === null) before.delete('at');
      else before.set('at', at);
      return before;
    });
}

/** The URL's query for a moment. */
export const asOf = (at: string) => `?at=${encodeURIComponent(at)}`;

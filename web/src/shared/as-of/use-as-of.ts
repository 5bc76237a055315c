import { useSearchParams } from 'react-router';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';

/** The moment as of which the page is shown, as the address says it; nothing where it says none, or none that is one. */
export function useAsOf(): string | null {
  const { params } = useUrlParams();
  const at = params.get('at');
  return at === null || Number.isNaN(Date.parse(at)) ? null : new Date(at).toISOString();
}

/** Changes the moment in the address; null is now. */
export function useGoTo(): (at: string | null) => void {
  const [, setParams] = useSearchParams();
  return (at) =>
    setParams((before) => {
      if (at === null) before.delete('at');
      else before.set('at', at);
      return before;
    });
}

/** What an address ends with that shows its page as of a moment. */
export const asOf = (at: string) => `?at=${encodeURIComponent(at)}`;

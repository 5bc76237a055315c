import { use, useCallback, useDeferredValue, useMemo } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  useNavigate,
  useSearchParams,
} from 'react-router';

/**
 * The words of the address and how to change them. `chosen` is what it says; `params` is what is shown: it follows once
 * the answers to it are there, and what is on the screen stays until then. The router itself changes places at once, so
 * that nothing but this waits.
 */
export function useUrlParams() {
  const { router } = use(RouterContext)!;
  const navigate = useNavigate();
  const [chosen] = useSearchParams();
  const shown = useDeferredValue(chosen.toString());
  const params = useMemo(() => new URLSearchParams(shown), [shown]);

  const edit = useCallback(
    (change: (next: URLSearchParams) => URLSearchParams | void) => {
      // The router's own place, not the one last drawn: changes may follow one another within one event, or come from a part that was not drawn anew.
      const before = new URLSearchParams(router.state.location.search);
      const copy = new URLSearchParams(before);
      const after = (change(copy) ?? copy).toString();
      if (after !== before.toString()) void navigate(`?${after}`, { replace: true });
    },
    [navigate, router],
  );

  /** Nothing, or an empty text, takes the word away. */
  const change = useCallback(
    (name: string, value: string | null) =>
      edit((next) => {
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
      }),
    [edit],
  );

  return { params, chosen, edit, change };
}

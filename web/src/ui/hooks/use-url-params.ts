import { use, useCallback, useDeferredValue, useMemo } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  useNavigate,
  useSearchParams,
} from 'react-router';

/**
 * URL parameters and how to change them. `chosen` is the URL; `params` follows once its results
 * are loaded, so the old ones stay on the screen.
 */
export function useUrlParams() {
  const { router } = use(RouterContext)!;
  const navigate = useNavigate();
  const [chosen] = useSearchParams();
  const shown = useDeferredValue(chosen.toString());
  const params = useMemo(() => new URLSearchParams(shown), [shown]);

  const edit = useCallback(
    (change: (next: URLSearchParams) => URLSearchParams | void) => {
      // Reads the router's own location: several changes may come within one event or from a stale
      // component.
      const before = new URLSearchParams(router.state.location.search);
      const copy = new URLSearchParams(before);
      const after = (change(copy) ?? copy).toString();
      if (after !== before.toString()) void navigate(`?${after}`, { replace: true });
    },
    [navigate, router],
  );

  /** Null or an empty text removes the parameter. */
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

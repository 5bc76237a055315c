import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** What was asked of the address and has not arrived, the latest last: one for the page, whichever part of it asks. */
let underWay: readonly string[] = [];
/** Where one is, for whoever acts later than it was drawn: a pause in typing, a part that was not drawn anew. */
let here: { key: string; words: string } | null = null;
const listeners = new Set<() => void>();

function keep(next: readonly string[]) {
  underWay = next;
  for (const listener of listeners) listener();
}

/** Where one is now; who came here by another way (a link, the back button) means none of what was asked before. */
function settle(key: string, words: string) {
  if (key === here?.key && words === here.words) return;
  here = { key, words };
  if (underWay.length > 0) keep(underWay.slice(underWay.lastIndexOf(words) + 1 || Infinity));
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Where nobody asks any more, nothing is under way.
    if (listeners.size === 0) underWay = [];
  };
}

/**
 * The words of the address and how to change them. Answers take their time, and `chosen` is ahead of `params` meanwhile:
 * several changes may be under way, and none undoes another, since each goes on from the one before.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const written = params.toString();
  const ahead = useSyncExternalStore(listen, () => underWay.at(-1) ?? null);
  useEffect(() => settle(key, written), [key, written]);
  const chosen = useMemo(() => new URLSearchParams(ahead ?? written), [ahead, written]);

  const edit = useCallback((change: (words: URLSearchParams) => URLSearchParams | void) => {
    const before = underWay.at(-1) ?? here?.words ?? '';
    const copy = new URLSearchParams(before);
    const after = (change(copy) ?? copy).toString();
    if (after === before) return;
    keep([...underWay, after]);
    setParams(after, { replace: true });
  }, [setParams]);

  /** Nothing, or an empty text, takes the word away. */
  const change = useCallback((name: string, value: string | null) => edit((words) => {
    if (value === null || value === '') words.delete(name);
    else words.set(name, value);
  }), [edit]);

  return { params, chosen, edit, change };
}

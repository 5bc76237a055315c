import { useLayoutEffect, useRef } from 'preact/hooks';
import { listen } from '../ui/listen.ts';
import { actionOfKey, type KeyAction } from './navigation.ts';

/** The viewer's keys, wherever the focus is, except while typing. */
export function useKeys(perform: (action: KeyAction) => void): void {
  const latest = useRef(perform);
  latest.current = perform;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actionOfKey(event);
      if (!action || event.defaultPrevented || belongsElsewhere(event, action)) return;
      event.preventDefault();
      latest.current(action);
    };
    return listen(document, { keydown: onKey });
  }, []);
}

function belongsElsewhere(event: KeyboardEvent, action: KeyAction): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || action === 'close') return false;
  if (target?.closest('input, textarea, select')) return true;
  // Space presses the focused button.
  return event.key === ' ' && target?.closest('button, a, summary') !== null && target !== null;
}

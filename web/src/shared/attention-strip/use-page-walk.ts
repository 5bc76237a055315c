import { useState, type KeyboardEvent, type PointerEvent } from 'react';

/**
 * The cell under the pointer, finger or arrow keys. The strip is one tab stop: arrows move, Home
 * and End jump, Escape leaves.
 */
export function usePageWalk(count: number) {
  const [at, setAt] = useState<number | null>(null);
  const clamp = (index: number) => Math.max(0, Math.min(count - 1, index));

  function onKeyDown(event: KeyboardEvent) {
    const from = at ?? -1;
    const to = {
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      PageUp: from + 10,
      PageDown: from - 10,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (event.key === 'Escape' && at !== null) event.stopPropagation();
    if (event.key === 'Escape') return setAt(null);
    if (to === undefined) return;
    event.preventDefault();
    setAt(clamp(to));
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const cells = event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]');
    const [first, last] = [
      cells[0]?.getBoundingClientRect(),
      cells[cells.length - 1]?.getBoundingClientRect(),
    ];
    if (first === undefined || last === undefined) return;
    const share = (event.clientX - first.left) / Math.max(1, last.right - first.left);
    setAt(share > 1 ? null : clamp(Math.floor(share * count)));
  }

  const leave = () => setAt(null);
  return {
    at: at === null || count === 0 ? null : clamp(at),
    handlers: {
      onKeyDown,
      onPointerMove,
      onPointerDown: onPointerMove,
      onPointerLeave: leave,
      onBlur: leave,
    },
  };
}

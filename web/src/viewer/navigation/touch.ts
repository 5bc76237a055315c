import { listen } from '../ui/listen.ts';

export interface TouchHandlers {
  /** Whether a move sideways or upright turns the page instead of scrolling. */
  canSwipe(axis: Axis, direction: 1 | -1): boolean;
  /** The finger's offset along the axis in pixels; null when it lets go without turning. */
  onDrag(distance: number | null, axis: Axis): void;
  onSwipe(direction: 1 | -1, axis: Axis): void;
  /** Pinch: the factor since the start; what was at `from` in the window is now at `to`. */
  onPinch(factor: number, from: Point, to: Point, isDone: boolean): void;
  onDoubleTap(at: Point): void;
}

export type Axis = 'x' | 'y';

export interface Point {
  x: number;
  y: number;
}

const swipeFrom = 56;
const flickPixelsPerMs = 0.5;
const doubleTapMs = 300;

/** Swipe, pinch and double tap; one finger on a zoomed page scrolls natively. */
export function listenToTouch(element: HTMLElement, handlers: TouchHandlers): () => void {
  let start: (Point & { at: number; axis: Axis | 'native' | null }) | null = null;
  let pinch: { distance: number; factor: number; from: Point; to: Point } | null = null;
  let lastTap: (Point & { at: number }) | null = null;

  function onStart(event: TouchEvent): void {
    const [first, second] = event.touches;
    if (first && second) {
      if (start?.axis && start.axis !== 'native') handlers.onDrag(null, start.axis);
      start = null;
      const middle = middleOf(first, second);
      pinch = { distance: distanceOf(first, second), factor: 1, from: middle, to: middle };
    } else if (first)
      start = { x: first.clientX, y: first.clientY, at: event.timeStamp, axis: null };
  }

  function onMove(event: TouchEvent): void {
    const [first, second] = event.touches;
    if (pinch && first && second) {
      event.preventDefault();
      pinch.factor = distanceOf(first, second) / pinch.distance;
      pinch.to = middleOf(first, second);
      handlers.onPinch(pinch.factor, pinch.from, pinch.to, false);
    } else if (start && first) {
      const [x, y] = [first.clientX - start.x, first.clientY - start.y];
      if (start.axis === null && Math.hypot(x, y) > 8) start.axis = axisOf(x, y);
      if (start.axis === null || start.axis === 'native') return;
      event.preventDefault();
      handlers.onDrag(start.axis === 'x' ? x : y, start.axis);
    }
  }

  function axisOf(x: number, y: number): Axis | 'native' {
    const axis = Math.abs(x) > Math.abs(y) ? 'x' : 'y';
    const direction = (axis === 'x' ? x : y) < 0 ? 1 : -1;
    return handlers.canSwipe(axis, direction) && !hasSelection() ? axis : 'native';
  }

  function onEnd(event: TouchEvent): void {
    const [last] = event.changedTouches;
    if (pinch) {
      handlers.onPinch(pinch.factor, pinch.from, pinch.to, true);
      pinch = null;
    } else if (start && last && start.axis === null)
      onTap({ x: last.clientX, y: last.clientY, at: event.timeStamp }, event);
    else if (start && last && start.axis !== null && start.axis !== 'native') {
      const { axis } = start;
      const distance = axis === 'x' ? last.clientX - start.x : last.clientY - start.y;
      const isFlick =
        Math.abs(distance) / Math.max(1, event.timeStamp - start.at) > flickPixelsPerMs;
      const isSwipe = event.type === 'touchend' && (Math.abs(distance) > swipeFrom || isFlick);
      if (isSwipe) handlers.onSwipe(distance < 0 ? 1 : -1, axis);
      else handlers.onDrag(null, axis);
    }
    start = null;
  }

  function onTap(tap: Point & { at: number }, event: TouchEvent): void {
    const isSecond =
      lastTap !== null &&
      tap.at - lastTap.at < doubleTapMs &&
      Math.hypot(tap.x - lastTap.x, tap.y - lastTap.y) < 32;
    lastTap = isSecond ? null : tap;
    if (!isSecond) return;
    event.preventDefault();
    handlers.onDoubleTap(tap);
  }

  return listen(
    element,
    { touchstart: onStart, touchmove: onMove, touchend: onEnd, touchcancel: onEnd },
    { passive: false },
  );
}

function distanceOf(one: Touch, other: Touch): number {
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}

function middleOf(one: Touch, other: Touch): Point {
  return { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
}

function hasSelection(): boolean {
  return getSelection()?.isCollapsed === false;
}

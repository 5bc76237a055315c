import { listen } from '../ui/listen.ts';

export interface TouchHandlers {
  /** Whether a sideways move turns the page instead of scrolling. */
  canSwipe(): boolean;
  /** The finger's sideways offset in pixels; null when it lets go without turning. */
  onDrag(distance: number | null): void;
  onSwipe(direction: 1 | -1): void;
  /** Pinch: the factor since the start, around a point of the window. */
  onPinch(factor: number, at: Point, isDone: boolean): void;
  onDoubleTap(at: Point): void;
}

export interface Point {
  x: number;
  y: number;
}

const swipeFrom = 56;
const flickPixelsPerMs = 0.5;
const doubleTapMs = 300;

/** Swipe, pinch and double tap; one finger on a zoomed page scrolls natively. */
export function listenToTouch(element: HTMLElement, handlers: TouchHandlers): () => void {
  let start: (Point & { at: number; isSideways: boolean | null }) | null = null;
  let pinch: { distance: number; factor: number; middle: Point } | null = null;
  let lastTap: (Point & { at: number }) | null = null;

  function onStart(event: TouchEvent): void {
    const [first, second] = event.touches;
    if (first && second) {
      if (start?.isSideways) handlers.onDrag(null);
      start = null;
      pinch = { distance: distanceOf(first, second), factor: 1, middle: middleOf(first, second) };
    } else if (first)
      start = { x: first.clientX, y: first.clientY, at: event.timeStamp, isSideways: null };
  }

  function onMove(event: TouchEvent): void {
    const [first, second] = event.touches;
    if (pinch && first && second) {
      event.preventDefault();
      pinch.factor = distanceOf(first, second) / pinch.distance;
      handlers.onPinch(pinch.factor, pinch.middle, false);
    } else if (start && first) {
      const [x, y] = [first.clientX - start.x, first.clientY - start.y];
      if (start.isSideways === null && Math.hypot(x, y) > 8)
        start.isSideways = Math.abs(x) > Math.abs(y) && handlers.canSwipe() && !hasSelection();
      if (!start.isSideways) return;
      event.preventDefault();
      handlers.onDrag(x);
    }
  }

  function onEnd(event: TouchEvent): void {
    const [last] = event.changedTouches;
    if (pinch) {
      handlers.onPinch(pinch.factor, pinch.middle, true);
      pinch = null;
    } else if (start && last) {
      const distance = last.clientX - start.x;
      const isFlick =
        Math.abs(distance) / Math.max(1, event.timeStamp - start.at) > flickPixelsPerMs;
      if (
        start.isSideways &&
        event.type === 'touchend' &&
        (Math.abs(distance) > swipeFrom || isFlick)
      )
        handlers.onSwipe(distance < 0 ? 1 : -1);
      else if (start.isSideways) handlers.onDrag(null);
      else if (start.isSideways === null)
        onTap({ x: last.clientX, y: last.clientY, at: event.timeStamp }, event);
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

import { listen } from '../ui/listen.ts';
import { listenToTouch, type Axis, type Point } from './touch.ts';
import { canScroll } from './landing.ts';
import type { Navigation } from './use-navigation.ts';
import { createWheel } from './wheel.ts';
import { clampZoom } from './zoom.ts';

const pixelsPerLine = 32;

/**
 * Wheel, swipe, pinch and double tap. During a gesture the pages move by CSS; they redraw
 * afterward. Returns what removes the listeners.
 */
export function listenToStage(element: HTMLElement, navigation: () => Navigation): () => void {
  const scroll = (direction: 1 | -1) =>
    navigation().turn(direction, direction === 1 ? 'start' : 'end');
  const stopTouch = listenToTouch(element, {
    canSwipe: (axis, direction) => canSwipe(element, navigation(), axis, direction),
    onDrag: (distance, axis) =>
      move(element, distance === null ? '' : `translate${axis.toUpperCase()}(${distance}px)`),
    onSwipe: (direction, axis) => {
      move(element, '');
      if (axis === 'x') navigation().turn(direction);
      else scroll(direction);
    },
    onPinch: (factor, from, to, isDone) => {
      if (!isDone) return pinch(element, factor, from, to);
      move(element, '');
      zoomTo(navigation(), factor, from, to);
    },
    onDoubleTap: (at) => {
      const { zoom, scale, setZoom } = navigation();
      setZoom(zoom === 'fit' ? clampZoom(scale * 2.5) : 'fit', at);
    },
  });

  const turnOf = createWheel();
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey) {
      event.preventDefault();
      const at = { x: event.clientX, y: event.clientY };
      zoomTo(navigation(), Math.exp(-event.deltaY / 200), at);
      return;
    }
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    const delta = event.deltaMode === 1 ? event.deltaY * pixelsPerLine : event.deltaY;
    const turn = turnOf(delta, event.timeStamp, canScroll(element, delta > 0 ? 1 : -1));
    if (turn) scroll(turn);
  };
  const stopWheel = listen(element, { wheel: onWheel }, { passive: false });
  return () => {
    stopTouch();
    stopWheel();
  };
}

/** No smaller than what fits. */
function zoomTo({ scale, fittingScale, setZoom }: Navigation, by: number, from: Point, to = from) {
  setZoom(scale * by > fittingScale ? clampZoom(scale * by) : 'fit', from, to);
}

/** Sideways where nothing scrolls sideways; upright at the end of what scrolls. */
function canSwipe(
  element: HTMLElement,
  { page, view }: Navigation,
  axis: Axis,
  direction: 1 | -1,
): boolean {
  if (axis === 'x') return !view.isContinuous && element.scrollWidth <= element.clientWidth + 1;
  return !canScroll(element, direction) && (direction === 1 || page > 1);
}

function move(element: HTMLElement, transform: string, origin = ''): void {
  const sheets = element.querySelector<HTMLElement>('.sheets');
  if (sheets) [sheets.style.transform, sheets.style.transformOrigin] = [transform, origin];
}

function pinch(element: HTMLElement, factor: number, from: Point, to: Point): void {
  const sheets = element.querySelector<HTMLElement>('.sheets');
  if (!sheets) return;
  const box = element.getBoundingClientRect();
  const x = from.x - box.left + element.scrollLeft - sheets.offsetLeft;
  const y = from.y - box.top + element.scrollTop - sheets.offsetTop;
  const shift = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
  move(element, `${shift} scale(${factor})`, `${x}px ${y}px`);
}

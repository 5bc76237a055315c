import type { RefObject } from 'preact';
import { canScroll, type Landing } from './landing.ts';
import type { KeyAction } from './navigation.ts';

const lineHeight = 60;

interface Moves {
  pageCount: number;
  turn(direction: 1 | -1, landing?: Landing): void;
  goTo(page: number): void;
  setZoom(zoom: 'fit'): void;
  zoomStep(direction: 1 | -1): void;
}

export function keyActions(
  stage: RefObject<HTMLElement | null>,
  { turn, goTo, setZoom, zoomStep, pageCount }: Moves,
): Partial<Record<KeyAction, () => void>> {
  /** Scrolls a page, or the end card over it, and turns it where there is nothing left to scroll. */
  const scroll = (direction: 1 | -1, isLine: boolean) => {
    const desk = stage.current?.parentElement?.querySelector('.end') ?? stage.current;
    if (!desk || !canScroll(desk, direction)) turn(direction, direction === 1 ? 'start' : 'end');
    else
      desk.scrollBy({
        top: direction * (isLine ? lineHeight : Math.max(80, desk.clientHeight * 0.85)),
      });
  };
  return {
    previous: () => turn(-1),
    next: () => turn(1),
    first: () => goTo(1),
    last: () => goTo(pageCount),
    'scroll-up': () => scroll(-1, false),
    'scroll-down': () => scroll(1, false),
    'line-up': () => scroll(-1, true),
    'line-down': () => scroll(1, true),
    'zoom-in': () => zoomStep(1),
    'zoom-out': () => zoomStep(-1),
    fit: () => setZoom('fit'),
  };
}

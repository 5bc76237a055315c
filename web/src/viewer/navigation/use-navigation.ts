import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { clampPage, type KeyAction } from './navigation.ts';
import type { SharedLink } from '../shared-link.ts';
import type { Point } from './touch.ts';
import { useSize } from '../page/use-size.ts';
import { fitScale, stepZoom, type Size, type Zoom } from './zoom.ts';

/** A slide, for documents without page sizes. */
const unknownSize: Size = { width: 960, height: 540 };

export interface Navigation {
  page: number;
  /** One step past the last page: the end card. */
  isAtEnd: boolean;
  /** Of the current page, in points. */
  size: Size;
  zoom: Zoom;
  scale: number;
  goTo(page: number): void;
  turn(direction: 1 | -1): void;
  /** Keeps the content under this point in place; by default the middle. */
  setZoom(zoom: Zoom, at?: Point): void;
  zoomStep(direction: 1 | -1): void;
  perform(action: KeyAction): void;
}

/** The current page and zoom. */
export function useNavigation(link: SharedLink, stage: RefObject<HTMLElement | null>): Navigation {
  const [{ page, isAtEnd }, setPlace] = useState({ page: 1, isAtEnd: false });
  const [zoom, chooseZoom] = useState<Zoom>('fit');
  const anchor = useRef<{ at: Point; x: number; y: number } | null>(null);
  const room = useSize(stage);
  const size = link.pages[page - 1] ?? link.pages[0] ?? unknownSize;
  const scale = zoom === 'fit' ? (room.width > 0 ? fitScale(size, room) : 1) : zoom;
  const goTo = (target: number) =>
    setPlace({ page: clampPage(target, link.page_count), isAtEnd: false });
  // Keys may be faster than rendering: reads the latest page.
  const turn = (direction: 1 | -1) =>
    setPlace((now) => {
      const isLeavingEnd = now.isAtEnd && direction === -1;
      return {
        page: isLeavingEnd ? now.page : clampPage(now.page + direction, link.page_count),
        isAtEnd: direction === 1 && now.page === link.page_count,
      };
    });
  const setZoom = (next: Zoom, at?: Point) => {
    const [desk, box] = boxesOf(stage.current);
    if (desk && box) {
      const point = at ?? { x: desk.left + desk.width / 2, y: desk.top + desk.height / 2 };
      anchor.current = {
        at: point,
        x: (point.x - box.left) / box.width,
        y: (point.y - box.top) / box.height,
      };
    }
    chooseZoom(next);
  };
  useLayoutEffect(() => {
    const [, box] = boxesOf(stage.current);
    const fixedPoint = anchor.current;
    if (box && fixedPoint)
      stage.current?.scrollBy?.(
        box.left + fixedPoint.x * box.width - fixedPoint.at.x,
        box.top + fixedPoint.y * box.height - fixedPoint.at.y,
      );
  }, [zoom]);
  useLayoutEffect(() => stage.current?.scrollTo?.(0, 0), [page]);
  const zoomStep = (direction: 1 | -1) => setZoom(stepZoom(scale, direction));
  /** Scrolls a large page down, then turns to the next one. */
  const scroll = (direction: 1 | -1) => {
    const desk = stage.current;
    const left = desk
      ? direction === 1
        ? desk.scrollHeight - desk.clientHeight - desk.scrollTop
        : desk.scrollTop
      : 0;
    if (desk && left > 2)
      desk.scrollBy({ top: direction * Math.max(80, desk.clientHeight * 0.85) });
    else turn(direction);
  };
  const actions: Partial<Record<KeyAction, () => void>> = {
    previous: () => turn(-1),
    next: () => turn(1),
    first: () => goTo(1),
    last: () => goTo(link.page_count),
    'scroll-up': () => scroll(-1),
    'scroll-down': () => scroll(1),
    'zoom-in': () => zoomStep(1),
    'zoom-out': () => zoomStep(-1),
    fit: () => setZoom('fit'),
  };
  return {
    page,
    isAtEnd,
    size,
    zoom,
    scale,
    goTo,
    turn,
    setZoom,
    zoomStep,
    perform: (action) => actions[action]?.(),
  };
}

function boxesOf(stage: HTMLElement | null): [DOMRect | undefined, DOMRect | undefined] {
  return [stage?.getBoundingClientRect(), stage?.querySelector('.page')?.getBoundingClientRect()];
}

import type { RefObject } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useSize } from '../page/use-size.ts';
import type { SharedLink } from '../shared-link.ts';
import { layOut, rowOf, scaleOf, type Box, type Layout, type View } from './layout.ts';
import { clampPage, type KeyAction } from './navigation.ts';
import { pageInHash, placeInEntry, usePageHash } from './page-hash.ts';
import type { Point } from './touch.ts';
import { keyActions } from './key-actions.ts';
import type { Landing } from './landing.ts';
import { useScroll, type Target } from './use-scroll.ts';
import { useView } from './use-view.ts';
import { stepZoom, type Size, type Zoom } from './zoom.ts';

/** A slide, for documents without page sizes. */
const unknownSize: Size = { width: 960, height: 540 };

export interface Navigation {
  page: number;
  /** One step past the last page: the end card. */
  isAtEnd: boolean;
  view: View;
  layout: Layout;
  zoom: Zoom;
  scale: number;
  fittingScale: number;
  /** A jump: Back returns from it. */
  goTo(page: number): void;
  /** @param landing where on the next page; by default its start, or the same place if zoomed */
  turn(direction: 1 | -1, landing?: Landing): void;
  /** Scrolls a part of a page into view. A jump only if `isJump`. */
  reveal(page: number, box: Box, isJump: boolean): void;
  /** Keeps what is at `at` in place, or moves it to `to`; by default the middle of the stage. */
  setZoom(zoom: Zoom, at?: Point, to?: Point): void;
  zoomStep(direction: 1 | -1): void;
  setView(change: Partial<View>): void;
  perform(action: KeyAction): void;
}

interface Place {
  page: number;
  isAtEnd: boolean;
  target: Target;
}

export function useNavigation(link: SharedLink, stage: RefObject<HTMLElement | null>): Navigation {
  const { page_count: pageCount, pages } = link;
  const sizes = useMemo(
    () => Array.from({ length: pageCount }, (_, index) => pages[index] ?? pages[0] ?? unknownSize),
    [],
  );
  const room = useSize(stage);
  const [view, chooseView] = useView(sizes, room);
  const [zoom, chooseZoom] = useState<Zoom>('fit');
  const [{ page, isAtEnd, target }, setPlace] = useState<Place>(() => {
    const first = pageInHash(location.hash, pageCount) ?? 1;
    const y = placeInEntry(); // Of a reload.
    const landing = y === null ? 'start' : { y };
    return { page: first, isAtEnd: false, target: { page: first, landing } };
  });
  const [first, last] = view.isContinuous ? [page, page] : rowOf(page, pageCount, view);
  // Scrolling from page to page changes nothing in a continuous layout.
  const laidOutFor = view.isContinuous ? 1 : first;
  const layout = useMemo(
    () => layOut({ sizes, page: laidOutFor, view, zoom, room }),
    [laidOutFor, view.isContinuous, view.isPaired, view.fit, zoom, room],
  );
  const row = sizes.slice(first - 1, last);
  const fittingScale = scaleOf(row, view.fit, 'fit', room);
  const scale = zoom === 'fit' ? fittingScale : zoom;

  const place = (next: number, landing: Landing) =>
    setPlace({ page: next, isAtEnd: false, target: { page: next, landing } });
  const scroll = useScroll(
    stage,
    { layout, target },
    view.isContinuous
      ? (seen) => setPlace((now) => (now.page === seen ? now : { ...now, page: seen }))
      : null,
  );
  const noteJump = usePageHash(page, pageCount, scroll.placeOn, (next, y) =>
    place(next, y === null ? 'start' : { y }),
  );
  const goTo = (next: number) => {
    const existing = clampPage(next, pageCount);
    noteJump(existing);
    place(existing, 'start');
  };
  // Keys may be faster than rendering: reads the latest page.
  const turn = (direction: 1 | -1, landing: Landing = zoom === 'fit' ? 'start' : 'same') =>
    setPlace((now) => turned(now, direction, { pageCount, view, landing }));
  const setZoom = (next: Zoom, at?: Point, to = at) => {
    const box = stage.current?.getBoundingClientRect();
    if (box && next !== zoom) {
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      scroll.keep(at ?? middle, to ?? middle);
    }
    chooseZoom(next);
  };
  const zoomStep = (direction: 1 | -1) => setZoom(stepZoom(scale, direction));
  const actions = keyActions(stage, { turn, goTo, setZoom, zoomStep, pageCount });
  return {
    page,
    isAtEnd,
    view,
    layout,
    zoom,
    scale,
    fittingScale,
    goTo,
    turn,
    reveal(next, box, isJump) {
      if (isJump) noteJump(next);
      place(next, box);
    },
    setZoom,
    zoomStep,
    setView(change) {
      chooseView(change);
      chooseZoom('fit');
      place(page, 'start');
    },
    perform: (action) => actions[action]?.(),
  };
}

/** The place after a turn; a turn forward from the last page leads to the end card. */
function turned(
  now: Place,
  direction: 1 | -1,
  { pageCount, view, landing }: { pageCount: number; view: View; landing: Landing },
): Place {
  if (now.isAtEnd) return direction === 1 ? now : { ...now, isAtEnd: false };
  const [first, last] = rowOf(now.page, pageCount, view);
  // Nothing comes before the first page; a continuous document scrolls to its top.
  if (direction === -1 && first === 1 && !view.isContinuous) return now;
  const next = direction === 1 ? last + 1 : rowOf(Math.max(1, first - 1), pageCount, view)[0];
  if (next > pageCount) return { ...now, isAtEnd: true };
  return {
    page: next,
    isAtEnd: false,
    target: { page: next, landing: view.isContinuous ? 'start' : landing },
  };
}

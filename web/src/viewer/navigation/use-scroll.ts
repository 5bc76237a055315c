import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { listen } from '../ui/listen.ts';
import { land, originOf, type Landing } from './landing.ts';
import { pageInView, pagePointAt, type Layout, type PagePoint } from './layout.ts';
import { noteOwnScroll } from '../ui/own-scroll.ts';
import type { Point } from './touch.ts';

/** A page to go to; another object for each time. */
export interface Target {
  page: number;
  landing: Landing;
}

interface Fixed {
  point: PagePoint;
  at: Point;
}

export interface Scroll {
  /** The next layout keeps what is at `from` in place, or moves it to `to`. */
  keep(from: Point, to: Point): void;
  /** How far a page is scrolled, as a share of its height. */
  placeOn(page: number): number | null;
}

/** Scrolls the stage to the target, and keeps its place when the layout changes. */
export function useScroll(
  stage: RefObject<HTMLElement | null>,
  { layout, target }: { layout: Layout; target: Target },
  onPageInView: ((page: number) => void) | null,
): Scroll {
  const latest = useRef({ layout, onPageInView });
  latest.current = { layout, onPageInView };
  const landed = useRef<Target | null>(null);
  /** The middle of the window, for when it or the layout changes. */
  const middle = useRef<Fixed | null>(null);
  const kept = useRef<Fixed | null>(null);
  /** A page at the end may not reach the top: it stays the current one until the user scrolls. */
  const pinnedAt = useRef<number | null>(null);

  const fixedAt = (desk: HTMLElement, from: Point, to = from): Fixed | null => {
    const { left, top } = originOf(desk);
    const [x, y] = [desk.scrollLeft + from.x - left, desk.scrollTop + from.y - top];
    const point = pagePointAt(latest.current.layout, x, y);
    return point && { point, at: to };
  };
  const noteMiddle = (desk: HTMLElement) => {
    middle.current = fixedAt(desk, { x: desk.clientWidth / 2, y: desk.clientHeight / 2 });
  };

  useLayoutEffect(() => {
    const desk = stage.current;
    if (!desk || !layout.isMeasured) return;
    const { left, top } = originOf(desk);
    const sheetOf = (page: number) => layout.sheets.find((sheet) => sheet.page === page);
    const fixed = kept.current ?? middle.current;
    if (landed.current !== target) {
      const sheet = sheetOf(target.page);
      if (sheet) land(desk, sheet, { left, top }, target.landing);
      landed.current = target;
      pinnedAt.current = desk.scrollTop;
    } else if (fixed) {
      const sheet = sheetOf(fixed.point.page);
      if (sheet) {
        desk.scrollTo(
          left + sheet.left + fixed.point.x * sheet.width - fixed.at.x,
          top + sheet.top + fixed.point.y * sheet.height - fixed.at.y,
        );
      }
      if (pinnedAt.current !== null) pinnedAt.current = desk.scrollTop;
    }
    kept.current = null;
    noteOwnScroll(desk);
    noteMiddle(desk);
  }, [layout, target]);

  useEffect(() => {
    const desk = stage.current;
    if (!desk) return undefined;
    const onScroll = () => {
      noteMiddle(desk);
      if (pinnedAt.current !== null && Math.abs(desk.scrollTop - pinnedAt.current) <= 2) return;
      pinnedAt.current = null;
      const seen = { layout: latest.current.layout, top: desk.scrollTop - originOf(desk).top };
      latest.current.onPageInView?.(pageInView(seen.layout, seen.top, desk.clientHeight));
    };
    return listen(desk, { scroll: onScroll }, { passive: true });
  }, []);

  const inStage = (point: Point): Point => {
    const box = stage.current?.getBoundingClientRect();
    return { x: point.x - (box?.left ?? 0), y: point.y - (box?.top ?? 0) };
  };
  return {
    keep(from, to) {
      if (stage.current) kept.current = fixedAt(stage.current, inStage(from), inStage(to));
    },
    placeOn(page) {
      const desk = stage.current;
      const sheet = latest.current.layout.sheets.find((each) => each.page === page);
      return desk && sheet
        ? (desk.scrollTop - originOf(desk).top - sheet.top) / sheet.height
        : null;
    },
  };
}

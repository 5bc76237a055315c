/** @jsxImportSource preact */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from './icon.tsx';
import { PageView, type PageSources } from './page-view.tsx';
import type { Mark } from './text-layer.tsx';
import type { Point } from './touch.ts';
import { useStageInput } from './use-stage-input.ts';
import { clampZoom, trueSize, type Size, type Zoom } from './zoom.ts';

interface StageProps {
  stage: RefObject<HTMLElement | null>;
  sources: PageSources;
  page: number;
  pageCount: number;
  size: Size;
  zoom: Zoom;
  /** The scale that is shown now, `fit` worked out. */
  scale: number;
  marks: readonly Mark[];
  onTurn(direction: 1 | -1): void;
  onZoom(zoom: Zoom): void;
  onReady(): void;
}

/** The desk on which the page lies: it scrolls when the page is larger, and a zoom keeps what is under the pointer where it is. */
export function Stage({ stage, sources, page, pageCount, size, zoom, scale, marks, onTurn, onZoom, onReady }: StageProps) {
  const anchor = useRef<{ at: Point; x: number; y: number } | null>(null);
  const zoomTo = (next: Zoom, at: Point) => {
    const box = stage.current?.querySelector('.page')?.getBoundingClientRect();
    if (box) anchor.current = { at, x: (at.x - box.left) / box.width, y: (at.y - box.top) / box.height };
    onZoom(next);
  };
  useStageInput(stage, {
    isFit: zoom === 'fit',
    turn: onTurn,
    zoomBy: (factor, at) => zoomTo(clampZoom(scale * factor), at),
    toggleFit: (at) => zoomTo(zoom === 'fit' ? clampZoom(scale * 2.5) : 'fit', at),
  });
  useLayoutEffect(() => {
    const box = stage.current?.querySelector('.page')?.getBoundingClientRect();
    const kept = anchor.current;
    anchor.current = null;
    if (box && kept) stage.current?.scrollBy(box.left + kept.x * box.width - kept.at.x, box.top + kept.y * box.height - kept.at.y);
  }, [zoom]);
  useLayoutEffect(() => {
    if (stage.current) [stage.current.scrollTop, stage.current.scrollLeft] = [0, 0];
  }, [page]);

  return (
    <main class="stage">
      <section class="stage-scroll" id="stage" ref={stage} tabIndex={-1} aria-label="Page">
        <PageView {...{ sources, page, pageCount, size, zoom, marks, onReady }} width={trueSize(size).width * scale} />
      </section>
      {page > 1 && <IconButton class="turn is-previous" icon="arrow-left" label="Previous page" onClick={() => onTurn(-1)} />}
      {page < pageCount && <IconButton class="turn is-next" icon="arrow-right" label="Next page" onClick={() => onTurn(1)} />}
    </main>
  );
}

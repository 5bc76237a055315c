/** @jsxImportSource preact */
import type { RefObject } from 'preact';
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
  onZoom(zoom: Zoom, at: Point): void;
  onReady(): void;
}

/** The desk on which the page lies: it scrolls when the page is larger. */
export function Stage({ stage, sources, page, pageCount, size, zoom, scale, marks, onTurn, onZoom, onReady }: StageProps) {
  useStageInput(stage, {
    isFit: zoom === 'fit',
    turn: onTurn,
    zoomBy: (factor, at) => onZoom(clampZoom(scale * factor), at),
    toggleFit: (at) => onZoom(zoom === 'fit' ? clampZoom(scale * 2.5) : 'fit', at),
  });

  return (
    <main class="stage">
      <section class={`stage-scroll ${zoom === 'fit' ? '' : 'is-zoomed'}`} id="stage" ref={stage} tabIndex={-1} aria-label="Page">
        <PageView {...{ sources, page, pageCount, size, zoom, marks, onReady }} width={trueSize(size).width * scale} />
      </section>
      {page > 1 && <IconButton class="turn is-previous" icon="arrow-left" label="Previous page" onClick={() => onTurn(-1)} />}
      {page < pageCount && <IconButton class="turn is-next" icon="arrow-right" label="Next page" onClick={() => onTurn(1)} />}
    </main>
  );
}

/** @jsxImportSource preact */
import type { RefObject, VNode } from 'preact';
import { IconButton } from '../ui/icon.tsx';
import { PageView, type PageSources } from './page-view.tsx';
import type { RecordEvent } from '../telemetry/telemetry.ts';
import type { Highlight } from '../find/highlights.ts';
import type { Point } from '../navigation/touch.ts';
import { useStageInput } from '../navigation/use-stage-input.ts';
import { clampZoom, trueSize, type Size, type Zoom } from '../navigation/zoom.ts';
import { text } from '../texts/texts.ts';

interface StageProps {
  stage: RefObject<HTMLElement | null>;
  sources: PageSources;
  page: number;
  pageCount: number;
  size: Size;
  zoom: Zoom;
  /** The effective scale. */
  scale: number;
  marks: readonly Highlight[];
  record: RecordEvent;
  /** Replaces the page after the last one. */
  end: VNode | null;
  onPage(page: number): void;
  onTurn(direction: 1 | -1): void;
  onZoom(zoom: Zoom, at: Point): void;
  onReady(): void;
}

/** The scrollable area around the page. */
export function Stage({
  stage,
  sources,
  page,
  pageCount,
  size,
  zoom,
  scale,
  marks,
  record,
  end,
  onPage,
  onTurn,
  onZoom,
  onReady,
}: StageProps) {
  useStageInput(stage, {
    isFit: zoom === 'fit',
    turn: onTurn,
    zoomBy: (factor, at) => onZoom(clampZoom(scale * factor), at),
    toggleFit: (at) => onZoom(zoom === 'fit' ? clampZoom(scale * 2.5) : 'fit', at),
  });

  return (
    <main class="stage">
      <section
        class={`stage-scroll ${zoom === 'fit' ? '' : 'is-zoomed'}`}
        id="stage"
        ref={stage}
        tabIndex={zoom === 'fit' ? -1 : 0}
        aria-label={text('page')}
      >
        <PageView
          {...{ sources, page, pageCount, size, zoom, marks, record, onPage, onReady }}
          width={trueSize(size).width * scale}
        />
      </section>
      {end}
      {(page > 1 || end) && (
        <IconButton
          class="turn is-previous"
          icon="arrow-left"
          label={text('previousPage')}
          onClick={() => onTurn(-1)}
        />
      )}
      {!end && pageCount > 1 && (
        <IconButton
          class="turn is-next"
          icon="arrow-right"
          label={text(page < pageCount ? 'nextPage' : 'toTheEnd')}
          onClick={() => onTurn(1)}
        />
      )}
    </main>
  );
}

/** @jsxImportSource preact */
import type { RefObject, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../ui/icon.tsx';
import { whenOnline } from '../ui/lazy.ts';
import { listen } from '../ui/listen.ts';
import { PageView, type PageSources } from './page-view.tsx';
import type { RecordEvent } from '../telemetry/telemetry.ts';
import type { Highlight } from '../find/highlights.ts';
import { nearSheets, type Layout, type Sheet } from '../navigation/layout.ts';
import type { Navigation } from '../navigation/use-navigation.ts';
import { text } from '../texts/texts.ts';
import { originOf } from '../navigation/landing.ts';

interface StageProps {
  stage: RefObject<HTMLElement | null>;
  sources: PageSources;
  navigation: Navigation;
  pageCount: number;
  marksOn(page: number): readonly Highlight[];
  record: RecordEvent;
  /** Replaces the page after the last one. */
  end: VNode | null;
  onReady(): void;
}

export function Stage({
  stage,
  sources,
  navigation,
  pageCount,
  marksOn,
  record,
  end,
  onReady,
}: StageProps) {
  const { page, layout, view, zoom, turn, goTo } = navigation;
  useStageInput(stage, navigation);
  const sheets = useSheetsInView(stage, layout, page);
  const isScrolled = view.isContinuous || zoom !== 'fit' || view.fit === 'width';
  const isTurnShown = !view.isContinuous || end !== null;
  return (
    <main class="stage">
      <section
        class={`stage-scroll ${isScrolled ? 'is-scrolled' : ''} ${view.isContinuous ? 'is-continuous' : ''}`}
        id="stage"
        ref={stage}
        tabIndex={isScrolled ? 0 : -1}
        aria-label={text('page')}
        inert={end !== null}
      >
        <div
          class="sheets"
          style={
            layout.isMeasured ? { width: `${layout.width}px`, height: `${layout.height}px` } : {}
          }
        >
          {sheets.map((sheet, index) => (
            <PageView
              key={view.isContinuous ? sheet.page : `beside ${index}`}
              {...{ sources, sheet, pageCount, record, onReady }}
              isCurrent={sheet.page === page}
              isSharp={Math.abs(sheet.page - page) <= 1}
              isMeasured={layout.isMeasured}
              marks={marksOn(sheet.page)}
              onPage={goTo}
            />
          ))}
        </div>
      </section>
      {end}
      {isTurnShown && (page > 1 || end) && (
        <IconButton
          class="turn is-previous"
          icon="arrow-left"
          label={text('previousPage')}
          onClick={() => turn(-1)}
        />
      )}
      {!end && pageCount > 1 && (isTurnShown || page === pageCount) && (
        <IconButton
          class="turn is-next"
          icon="arrow-right"
          label={text(page < pageCount ? 'nextPage' : 'toTheEnd')}
          onClick={() => turn(1)}
        />
      )}
    </main>
  );
}

function useStageInput(stage: RefObject<HTMLElement | null>, navigation: Navigation): void {
  const latest = useRef(navigation);
  latest.current = navigation;
  useEffect(() => {
    const left = new AbortController();
    void whenOnline()
      .then(() => import('../navigation/stage-input.ts'))
      .then(({ listenToStage }) => {
        if (!stage.current || left.signal.aborted) return;
        left.signal.addEventListener(
          'abort',
          listenToStage(stage.current, () => latest.current),
        );
      })
      .catch(() => undefined);
    return () => left.abort();
  }, []);
}

function useSheetsInView(
  stage: RefObject<HTMLElement | null>,
  layout: Layout,
  page: number,
): Sheet[] {
  /** Rounded, to draw again only once in half a screen. */
  const [seen, setSeen] = useState({ top: 0, height: 0 });
  useEffect(() => {
    const desk = stage.current;
    if (!desk) return undefined;
    const look = () => {
      const height = desk.clientHeight;
      const step = Math.max(1, height / 2);
      const top = Math.round((desk.scrollTop - originOf(desk).top) / step) * step;
      setSeen((before) =>
        before.top === top && before.height === height ? before : { top, height },
      );
    };
    look();
    return listen(desk, { scroll: look }, { passive: true });
  }, [layout]);
  const near = new Set(nearSheets(layout, seen.top, seen.height).map((sheet) => sheet.page));
  return layout.isOneRow
    ? [...layout.sheets]
    : layout.sheets.filter((sheet) => sheet.page === page || near.has(sheet.page));
}

/** @jsxImportSource preact */
import { useMemo, useRef, useState } from 'preact/hooks';
import { createAccess } from './access.ts';
import { failureOf, type Failure } from './unavailable/failure.ts';
import { loadFonts } from './styles/fonts.ts';
import { useLazy } from './ui/lazy.ts';
import { createPageTexts } from './page/page-text.ts';
import { createPictures } from './page/pictures.ts';
import { Progress } from './navigation/progress.tsx';
import { Rail } from './navigation/rail.tsx';
import type { SharedLink } from './shared-link.ts';
import { Stage } from './page/stage.tsx';
import { IdleDialog } from './telemetry/idle-dialog.tsx';
import { TopBar } from './tools/top-bar.tsx';
import { useActions } from './tools/use-actions.tsx';
import { useFind } from './find/use-find.tsx';
import { useFullScreen } from './tools/use-full-screen.ts';
import { useKeys } from './navigation/use-keys.ts';
import { useNavigation } from './navigation/use-navigation.ts';
import { useProtection } from './page/use-protection.ts';
import { useRail } from './navigation/use-rail.ts';
import { useReading } from './telemetry/use-reading.ts';
import { useZoomReport } from './telemetry/use-zoom-report.ts';
import { text } from './texts/texts.ts';

interface ViewerProps {
  link: SharedLink;
  onClosed(failure: Failure): void;
  /** Shorter in specs. */
  pingEveryMs?: number | undefined;
}

/** Pages, thumbnails and texts of the document, with the access that they share. */
function useSources({ link, onClosed }: ViewerProps, onConnection: (isOnline: boolean) => void) {
  return useMemo(() => {
    const access = createAccess(link, { onClosed, onConnection });
    return {
      access,
      pictures: createPictures(access, 'pictures'),
      thumbnails: createPictures(access, 'thumbnails'),
      texts: createPageTexts(access),
    };
  }, []);
}

function useDocument(props: ViewerProps) {
  const { link, onClosed, pingEveryMs } = props;
  const [isOnline, setIsOnline] = useState(true);
  const [isFirstPageThere, setIsFirstPageThere] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const sources = useSources(props, setIsOnline);
  const view = useNavigation(link, stage);
  const { page, isAtEnd, goTo } = view;
  const pageCount = link.page_count;
  const reading = useReading({
    link,
    page,
    isPageShown: !isAtEnd,
    onGone: (refusal) => onClosed(failureOf(10003, refusal)),
    onConnection: setIsOnline,
    pingEveryMs,
  });
  const { record } = reading;
  const fullScreen = useFullScreen(() => {
    rail.onFullScreen();
    // A focused button would keep the bar open.
    stage.current?.focus({ preventScroll: true });
  });
  const rail = useRail(pageCount > 1, fullScreen.isOn);
  const find = useFind({
    texts: sources.texts,
    page,
    pageCount,
    isTime: isFirstPageThere,
    onPage: goTo,
  });
  const { dialog, ...actions } = useActions(link, sources.access, record);
  useZoomReport(view.zoom, record);
  useProtection(actions.onDownload === null);
  useKeys((action) => {
    if (action === 'full-screen') fullScreen.toggle();
    else if (action === 'find') find.open();
    else if (action === 'print') actions.onPrint?.();
    else if (action === 'close') rail.close();
    else view.perform(action);
  });
  const EndCard = useLazy(isAtEnd, () =>
    import('./page/end-card.tsx').then((loaded) => loaded.EndCard),
  );
  const end = isAtEnd && EndCard ? <EndCard {...{ link, ...actions }} onPage={goTo} /> : null;

  const onReady = () => {
    if (isFirstPageThere) return;
    setIsFirstPageThere(true);
    loadFonts();
  };
  const onRailPage = (nextPage: number) => {
    goTo(nextPage);
    rail.onChosen();
  };
  return {
    isOnline,
    isFirstPageThere,
    stage,
    sources,
    view,
    page,
    goTo,
    pageCount,
    reading,
    record,
    fullScreen,
    rail,
    find,
    dialog,
    actions,
    end,
    onReady,
    onRailPage,
  };
}

/** The viewer: the document, page by page, with reporting. */
export function Viewer(props: ViewerProps) {
  const { link } = props;
  const doc = useDocument(props);
  return (
    <div
      class={`viewer ${doc.rail.style} ${doc.fullScreen.isOn ? 'is-full' : ''} ${doc.fullScreen.isPointed ? 'is-pointed' : ''} ${doc.actions.onDownload ? '' : 'is-protected'}`}
    >
      <a class="skip" href="#stage">
        {text('skipToPage')}
      </a>
      <TopBar
        {...doc.view}
        {...{ link, fullScreen: doc.fullScreen, ...doc.actions }}
        onRail={doc.rail.toggle}
        isRailOpen={doc.rail.isShown}
        onPage={doc.goTo}
        onZoomStep={doc.view.zoomStep}
        onZoom={doc.view.setZoom}
        onFind={doc.find.open}
      />
      <div class="body">
        <Rail
          {...{ link, page: doc.page }}
          texts={doc.sources.texts}
          thumbnails={doc.sources.thumbnails}
          isLoading={!doc.isFirstPageThere}
          onPage={doc.onRailPage}
        />
        <Stage
          {...doc.view}
          {...{
            stage: doc.stage,
            sources: doc.sources,
            pageCount: doc.pageCount,
            record: doc.record,
            end: doc.end,
            onReady: doc.onReady,
          }}
          marks={doc.find.marks}
          onPage={doc.goTo}
          onTurn={doc.view.turn}
          onZoom={doc.view.setZoom}
        />
        {doc.find.bar}
      </div>
      <Progress
        {...{ page: doc.page, pageCount: doc.pageCount, isOnline: doc.isOnline }}
        isAtEnd={doc.end !== null}
        rest={doc.reading.rest}
        privacyUrl={link.team.privacy_policy_url}
        onPage={doc.goTo}
        onTurn={doc.view.turn}
      />
      <p class="sr" role="status">
        {doc.end ? text('theEnd') : text('pageOf', { page: doc.page, count: doc.pageCount })}
      </p>
      {doc.dialog}
      {doc.reading.isIdle && <IdleDialog page={doc.page} />}
    </div>
  );
}

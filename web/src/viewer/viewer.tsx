/** @jsxImportSource preact */
import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { createAccess } from './access.ts';
import { failureOf } from './unavailable/failure.ts';
import { loadFonts } from './styles/fonts.ts';
import { useConnection } from './ui/use-connection.ts';
import { useEndCard } from './page/use-end-card.tsx';
import { createPageTexts } from './page/page-text.ts';
import { createPictures } from './page/pictures.ts';
import { Progress } from './navigation/progress.tsx';
import { Rail } from './navigation/rail.tsx';
import type { ViewerProps } from './other-viewer.ts';
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
import { useSettled } from './telemetry/use-settled.ts';
import { useSentForm } from './telemetry/record-form.ts';
import { useReading } from './telemetry/use-reading.ts';
import { useZoomReport } from './telemetry/use-zoom-report.ts';
import { text } from './texts/texts.ts';

/** A page that scrolls by faster is not read. */
const passedByMs = 300;

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
  const [isOnline, setIsOnline] = useConnection();
  const [isFirstPageThere, setIsFirstPageThere] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const sources = useSources(props, setIsOnline);
  const view = useNavigation(link, stage);
  const { page, isAtEnd, goTo } = view;
  const pageRead = useSettled(page, view.view.isContinuous ? passedByMs : 0);
  const pageCount = link.page_count;
  const EndCard = useEndCard(isAtEnd, isFirstPageThere);
  const reading = useReading({
    link,
    page: pageRead,
    isPageShown: EndCard === null,
    onGone: (refusal) => onClosed(failureOf(10003, refusal)),
    onConnection: setIsOnline,
    pingEveryMs,
  });
  const { record } = reading;
  useSentForm(record, props.sentForm);
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
    onMatch: (match, isFirst) => view.reveal(match.page, match.box, isFirst),
  });
  const { dialog, ...actions } = useActions(link, sources.access, record, {
    isOnline,
    isTime: isFirstPageThere,
  });
  useZoomReport(view.zoom, record);
  useProtection(actions.onDownload === null);
  useKeys((action) => {
    if (action === 'full-screen') fullScreen.toggle();
    else if (action === 'find') find.open();
    else if (action === 'print') actions.onPrint?.();
    else if (action === 'close') rail.close();
    else view.perform(action);
  });
  const end = EndCard && (
    <EndCard {...{ link, ...actions }} onPage={goTo} onBack={() => view.turn(-1)} record={record} />
  );

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
      <SkipLink stage={doc.stage} />
      <TopBar
        {...doc.view}
        {...{ link, fullScreen: doc.fullScreen, ...doc.actions }}
        isTime={doc.isFirstPageThere}
        onRail={doc.rail.toggle}
        isRailOpen={doc.rail.isShown}
        onPage={doc.view.goTo}
        onZoomStep={doc.view.zoomStep}
        onZoom={doc.view.setZoom}
        onView={doc.view.setView}
        onFind={doc.find.open}
      />
      <div class="body">
        <Rail
          {...{ link, page: doc.view.page }}
          texts={doc.sources.texts}
          thumbnails={doc.sources.thumbnails}
          matchCounts={doc.find.counts}
          isLoading={!doc.isFirstPageThere}
          onPage={doc.onRailPage}
        />
        <Stage
          navigation={doc.view}
          {...{
            stage: doc.stage,
            sources: doc.sources,
            pageCount: doc.pageCount,
            record: doc.record,
            end: doc.end,
            onReady: doc.onReady,
          }}
          marksOn={doc.find.marksOn}
        />
        {doc.find.bar}
      </div>
      <Progress
        {...{ page: doc.view.page, pageCount: doc.pageCount, isOnline: doc.isOnline }}
        isAtEnd={doc.end !== null}
        rest={doc.reading.rest}
        privacyUrl={link.team.privacy_policy_url}
        onPage={doc.view.goTo}
        onTurn={doc.view.turn}
      />
      <p class="sr" role="status">
        {doc.end ? text('theEnd') : text('pageOf', { page: doc.view.page, count: doc.pageCount })}
      </p>
      {doc.dialog}
      {doc.reading.isAway && <IdleDialog page={doc.view.page} onKeep={doc.reading.onInput} />}
    </div>
  );
}

function SkipLink({ stage }: { stage: RefObject<HTMLElement | null> }) {
  /** The URL keeps its page. */
  const skip = (event: Event) => {
    event.preventDefault();
    stage.current?.focus();
  };
  return (
    <a class="skip" href="#stage" onClick={skip}>
      {text('skipToPage')}
    </a>
  );
}

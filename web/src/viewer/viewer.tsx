/** @jsxImportSource preact */
import { useMemo, useRef, useState } from 'preact/hooks';
import { createAccess } from './access.ts';
import { failureOf, type Failure } from './failure.ts';
import { loadFonts } from './fonts.ts';
import { useLazy } from './lazy.ts';
import { createPageTexts } from './page-text.ts';
import { createPictures } from './pictures.ts';
import { Progress } from './progress.tsx';
import { Rail } from './rail.tsx';
import type { SharedLink } from './shared-link.ts';
import { Stage } from './stage.tsx';
import { StillThere } from './still-there.tsx';
import { TopBar } from './top-bar.tsx';
import { useActions } from './use-actions.tsx';
import { useFind } from './use-find.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useKeys } from './use-keys.ts';
import { useNavigation } from './use-navigation.ts';
import { useProtection } from './use-protection.ts';
import { useRail } from './use-rail.ts';
import { useReading } from './use-reading.ts';
import { useZoomReport } from './use-zoom-report.ts';

interface ViewerProps {
  link: SharedLink;
  onClosed(failure: Failure): void;
  /** Shorter in specs. */
  pingEveryMs?: number | undefined;
}

/** The recipient's page: the document, page by page, and what is reported about its reading. */
export function Viewer({ link, onClosed, pingEveryMs }: ViewerProps) {
  const [isOnline, setIsOnline] = useState(true);
  const [isFirstPageThere, setIsFirstPageThere] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const sources = useMemo(() => {
    const access = createAccess(link, { onClosed, onConnection: setIsOnline });
    return {
      access,
      pictures: createPictures(access, 'pictures'),
      thumbnails: createPictures(access, 'thumbnails'),
      texts: createPageTexts(access),
    };
  }, []);
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
    // The bar would stay over the page for as long as its button has the focus.
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
  const EndCard = useLazy(isAtEnd, () => import('./end-card.tsx').then((loaded) => loaded.EndCard));
  const end = isAtEnd && EndCard ? <EndCard {...{ link, ...actions }} onPage={goTo} /> : null;

  const onReady = () => {
    if (isFirstPageThere) return;
    setIsFirstPageThere(true);
    loadFonts();
  };
  const onRailPage = (wanted: number) => {
    goTo(wanted);
    rail.onChosen();
  };
  return (
    <div
      class={`viewer ${rail.style} ${fullScreen.isOn ? 'is-full' : ''} ${fullScreen.isPointed ? 'is-pointed' : ''} ${actions.onDownload ? '' : 'is-protected'}`}
    >
      <a class="skip" href="#stage">
        Skip to the page
      </a>
      <TopBar
        {...view}
        {...{ link, fullScreen, ...actions }}
        onRail={rail.toggle}
        isRailOpen={rail.isShown}
        onPage={goTo}
        onZoomStep={view.zoomStep}
        onZoom={view.setZoom}
        onFind={find.open}
      />
      <div class="body">
        <Rail
          {...{ link, page }}
          texts={sources.texts}
          thumbnails={sources.thumbnails}
          isLoading={!isFirstPageThere}
          onPage={onRailPage}
        />
        <Stage
          {...view}
          {...{ stage, sources, pageCount, record, end, onReady }}
          marks={find.marks}
          onPage={goTo}
          onTurn={view.turn}
          onZoom={view.setZoom}
        />
        {find.bar}
      </div>
      <Progress
        {...{ page, pageCount, isOnline }}
        isAtEnd={end !== null}
        rest={reading.rest}
        privacyUrl={link.team.privacy_policy_url}
        onPage={goTo}
        onTurn={view.turn}
      />
      <p class="sr" role="status">
        {end ? 'The end' : `Page ${page} of ${pageCount}`}
      </p>
      {dialog}
      {reading.isIdle && <StillThere page={page} />}
    </div>
  );
}

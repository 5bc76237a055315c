/** @jsxImportSource preact */
import { useMemo, useRef, useState } from 'preact/hooks';
import { createAccess } from './access.ts';
import { loadFonts } from './fonts.ts';
import { failureOf, type Failure } from './failure.ts';
import { createPageTexts } from './page-text.ts';
import { createPictures } from './pictures.ts';
import { Progress } from './progress.tsx';
import type { SharedLink } from './shared-link.ts';
import { Stage } from './stage.tsx';
import { StillThere } from './still-there.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { TopBar } from './top-bar.tsx';
import { useFind } from './use-find.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useKeys } from './use-keys.ts';
import { useNavigation } from './use-navigation.ts';
import { useReading } from './use-reading.ts';
import { startDownload } from './download.ts';

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
  const [isRailOpen, setIsRailOpen] = useState<boolean | null>(null);
  /** Full screen begins with the page alone. */
  const [isFullRailOpen, setIsFullRailOpen] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const sources = useMemo(() => {
    const access = createAccess(link, { onClosed, onConnection: setIsOnline });
    return { access, pictures: createPictures(access, 'pictures'), thumbnails: createPictures(access, 'thumbnails'), texts: createPageTexts(access) };
  }, []);
  const view = useNavigation(link, stage);
  const reading = useReading({ link, page: view.page, onGone: () => onClosed(failureOf(10003)), onConnection: setIsOnline, pingEveryMs });
  const fullScreen = useFullScreen(() => {
    setIsFullRailOpen(false);
    // The bar would stay over the page for as long as its button has the focus.
    stage.current?.focus({ preventScroll: true });
  });
  const find = useFind({ texts: sources.texts, page: view.page, pageCount: link.page_count, onPage: view.goTo });
  useKeys((action) => {
    if (action === 'full-screen') fullScreen.toggle();
    else if (action === 'find') find.open();
    else if (action === 'close') setIsRailOpen((was) => (was === true ? null : was));
    else view.perform(action);
  });

  const onReady = () => {
    if (isFirstPageThere) return;
    setIsFirstPageThere(true);
    loadFonts();
  };
  const onDownload = link.download_url && link.presentation.settings.can_be_downloaded ? () => void startDownload(sources.access, reading.record) : null;
  const hasRail = link.page_count > 1;
  const isRailShown = hasRail && (fullScreen.isOn ? isFullRailOpen : (isRailOpen ?? isWide()));
  const onRail = () => (fullScreen.isOn ? setIsFullRailOpen : setIsRailOpen)(!isRailShown);
  const onRailPage = (page: number) => {
    view.goTo(page);
    if (!isWide()) setIsRailOpen(null);
  };
  const rail = isRailOpen === null && hasRail && !fullScreen.isOn ? '' : isRailShown ? 'has-rail' : 'has-no-rail';
  return (
    <div class={`viewer ${rail} ${fullScreen.isOn ? 'is-full' : ''}`}>
      <a class="skip" href="#stage">
        Skip to the page
      </a>
      <TopBar {...view} {...{ link, fullScreen, onDownload }} onRail={hasRail ? onRail : null} isRailOpen={isRailShown} onPage={view.goTo} onZoomStep={view.zoomStep} onZoom={view.setZoom} onFind={find.open} />
      <div class="body">
        <Thumbnails link={link} thumbnails={sources.thumbnails} page={view.page} isLoading={!isFirstPageThere} onPage={onRailPage} />
        <Stage {...view} {...{ stage, sources, onReady }} pageCount={link.page_count} marks={find.marks} onTurn={view.turn} onZoom={view.setZoom} />
        {find.bar}
      </div>
      <Progress page={view.page} pageCount={link.page_count} rest={reading.rest} privacyUrl={link.team.privacy_policy_url} isOnline={isOnline} onPage={view.goTo} />
      <p class="sr" role="status">{`Page ${view.page} of ${link.page_count}`}</p>
      {reading.isIdle && <StillThere page={view.page} />}
    </div>
  );
}

function isWide(): boolean {
  return matchMedia('(min-width: 1001px)').matches;
}

/** @jsxImportSource preact */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { createAccess } from '../access.ts';
import { Progress } from '../navigation/progress.tsx';
import { Rail } from '../navigation/rail.tsx';
import { useKeys } from '../navigation/use-keys.ts';
import { useRail } from '../navigation/use-rail.ts';
import { createPageTexts } from '../page/page-text.ts';
import { createPictures } from '../page/pictures.ts';
import type { SharedLink } from '../shared-link.ts';
import { loadFonts } from '../styles/fonts.ts';
import { IdleDialog } from '../telemetry/idle-dialog.tsx';
import { useReading } from '../telemetry/use-reading.ts';
import { text } from '../texts/texts.ts';
import { useActions } from '../tools/use-actions.tsx';
import { useFullScreen } from '../tools/use-full-screen.ts';
import { useConnection } from '../ui/use-connection.ts';
import { failureOf, type Failure } from '../unavailable/failure.ts';
import { PackageBar } from './package-bar.tsx';
import { usePackage } from './use-package.ts';

interface PackageViewerProps {
  link: SharedLink;
  onClosed(failure: Failure): void;
  /** Shorter in specs. */
  pingEveryMs?: number | undefined;
}

const noMatches: ReadonlyMap<number, number> = new Map();
/** No `allow-same-origin`: the package has an origin of its own, without cookies, and cannot reach this page. */
const sandbox =
  'allow-scripts allow-forms allow-pointer-lock allow-popups allow-popups-to-escape-sandbox';

/** The page in the frame, with what is reported of it. */
function usePackageReading({ link, onClosed, pingEveryMs }: PackageViewerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOnline, setIsOnline] = useConnection();
  const sources = useMemo(() => {
    const access = createAccess(link, { onClosed, onConnection: setIsOnline });
    return {
      access,
      texts: createPageTexts(access),
      thumbnails: createPictures(access, 'thumbnails'),
    };
  }, []);
  const { access } = sources;
  const shown = usePackage({
    access,
    frame,
    onInput: () => reading.onInput(),
    onLink: (url) => reading.record('PDF', 'click_link', { path: url }),
  });
  const { page, url } = shown;
  const reading = useReading({
    link,
    page,
    isPageShown: true,
    onGone: (refusal) => onClosed(failureOf(10003, refusal)),
    onConnection: setIsOnline,
    pingEveryMs,
  });
  const pageCount = link.page_count;
  const fullScreen = useFullScreen(() => rail.onFullScreen());
  const rail = useRail(pageCount > 1, fullScreen.isOn);
  const isTime = url !== null;
  const { dialog, onForward } = useActions(link, access, reading.record, { isOnline, isTime });
  useEffect(() => loadFonts(), []);
  useKeys((action) => {
    if (action === 'full-screen') fullScreen.toggle();
    else if (action === 'close') rail.close();
    else if (action === 'next' || action === 'previous') shown.turn(action === 'next' ? 1 : -1);
    else if (action === 'first') shown.goTo(1);
    else if (action === 'last') shown.goTo(pageCount);
  });
  return {
    frame,
    shown,
    sources,
    reading,
    rail,
    fullScreen,
    isOnline,
    dialog,
    onForward,
  };
}

/** An HTML package or an ePub in a frame, with reporting. */
export function PackageViewer(props: PackageViewerProps) {
  const { link } = props;
  const { frame, shown, sources, reading, rail, fullScreen, isOnline, dialog, onForward } =
    usePackageReading(props);
  const { page, url } = shown;
  const pageCount = link.page_count;
  const onPage = (next: number) => {
    shown.goTo(next);
    rail.onChosen();
  };
  return (
    <div
      class={`viewer ${rail.style} ${fullScreen.isOn ? 'is-full' : ''} ${fullScreen.isPointed ? 'is-pointed' : ''}`}
    >
      <PackageBar
        {...{ link, fullScreen, onForward, isRailOpen: rail.isShown, onRail: rail.toggle }}
      />
      <div class="body">
        <Rail
          {...{ link, page, onPage, texts: sources.texts, thumbnails: sources.thumbnails }}
          matchCounts={noMatches}
          isLoading={url === null}
        />
        <main class="stage" id="stage">
          {url && (
            <iframe
              class="package-frame"
              ref={frame}
              src={url}
              title={link.presentation.name}
              sandbox={sandbox}
              referrerpolicy="no-referrer"
              allow="autoplay; fullscreen"
            />
          )}
        </main>
      </div>
      <Progress
        {...{ page, pageCount, isOnline, onPage, rest: reading.rest }}
        isAtEnd={page === pageCount}
        privacyUrl={link.team.privacy_policy_url}
        onTurn={shown.turn}
      />
      <p class="sr" role="status">
        {text('pageOf', { page, count: pageCount })}
      </p>
      {dialog}
      {reading.isAway && <IdleDialog page={page} onKeep={reading.onInput} />}
    </div>
  );
}

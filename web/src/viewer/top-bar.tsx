/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { IconButton } from './icon.tsx';
import { MoreMenu } from './more-menu.tsx';
import { parsePage } from './navigation.ts';
import type { SharedLink } from './shared-link.ts';
import type { FullScreen } from './use-full-screen.ts';
import type { Zoom } from './zoom.ts';

export interface Tools {
  link: SharedLink;
  page: number;
  zoom: Zoom;
  scale: number;
  isRailOpen: boolean;
  fullScreen: FullScreen;
  onPage(page: number): void;
  onZoomStep(direction: 1 | -1): void;
  onZoom(zoom: Zoom): void;
  onRail(): void;
  onFind(): void;
  /** Null where the settings do not allow it. */
  onDownload: (() => void) | null;
}

export function TopBar(tools: Tools) {
  const { link, fullScreen } = tools;
  return (
    <header class="top">
      <p class="team keeps-width" title={link.team.name}>
        <span class="team-mark" aria-hidden="true">
          {[...link.team.name.trim()][0]?.toUpperCase()}
        </span>
        <span class="team-name">{link.team.name}</span>
      </p>
      <h1 class="title" title={link.presentation.name}>
        {link.presentation.name}
      </h1>
      <div class="tools" role="group" aria-label="Tools">
        <PageNumber page={tools.page} pageCount={link.page_count} onPage={tools.onPage} />
        <hr class="from-medium" />
        <IconButton class="from-medium" icon="zoom-out" label="Zoom out" onClick={() => tools.onZoomStep(-1)} />
        <ZoomValue {...tools} />
        <IconButton class="from-medium" icon="zoom-in" label="Zoom in" onClick={() => tools.onZoomStep(1)} />
        {fullScreen.isSupported && <FullScreenButton {...fullScreen} />}
        <hr class="from-large" />
        <IconButton class="from-large" icon="find" label="Find" onClick={tools.onFind} />
        <IconButton class="from-large" icon="pages" label="Pages" isPressed={tools.isRailOpen} onClick={tools.onRail} />
        {tools.onDownload && <IconButton class="from-medium" icon="download" label="Download" onClick={tools.onDownload} />}
        <MoreMenu {...tools} />
      </div>
    </header>
  );
}

function FullScreenButton({ isOn, toggle }: FullScreen) {
  return <IconButton class="from-large" icon={isOn ? 'leave-full-screen' : 'full-screen'} label={isOn ? 'Leave full screen' : 'Full screen'} onClick={toggle} />;
}

/** Shows the scale and leads back to the whole page. */
export function ZoomValue({ zoom, scale, onZoom }: Pick<Tools, 'zoom' | 'scale' | 'onZoom'>) {
  const value = `${Math.round(scale * 100)}%`;
  return (
    <button class="zoom-value figures" type="button" title="Fit the page" aria-label={zoom === 'fit' ? `Fits the page, ${value}` : `${value}, fit the page`} onClick={() => onZoom(zoom === 'fit' ? 1 : 'fit')}>
      {zoom === 'fit' ? 'Fit' : value}
    </button>
  );
}

function PageNumber({ page, pageCount, onPage }: { page: number; pageCount: number; onPage(page: number): void }) {
  const [typed, setTyped] = useState(`${page}`);
  useEffect(() => setTyped(`${page}`), [page]);
  const go = () => {
    const wanted = parsePage(typed, pageCount);
    setTyped(`${wanted ?? page}`);
    if (wanted !== null) onPage(wanted);
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    go();
  };
  return (
    <form class="page-number from-medium figures keeps-width" onSubmit={onSubmit}>
      <input aria-label="Page" inputMode="numeric" autoComplete="off" enterkeyhint="go" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} onFocus={(event) => event.currentTarget.select()} onBlur={go} />
      <span>{`of ${pageCount}`}</span>
    </form>
  );
}

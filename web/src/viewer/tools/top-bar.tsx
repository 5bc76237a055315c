/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { IconButton } from '../ui/icon.tsx';
import { MoreMenu } from './more-menu.tsx';
import { parsePage } from '../navigation/navigation.ts';
import { BarTitle } from '../ui/bar-title.tsx';
import type { Tools } from './tools.ts';
import type { FullScreen } from './use-full-screen.ts';
import { ZoomValue } from './zoom-value.tsx';
import { text } from '../texts/texts.ts';

export function TopBar(tools: Tools) {
  const { link, fullScreen } = tools;
  return (
    <header class="top">
      <BarTitle link={link} />
      <div class="tools" role="group" aria-label={text('tools')}>
        <PageNumber page={tools.page} pageCount={link.page_count} onPage={tools.onPage} />
        <hr class="from-medium" />
        <IconButton
          class="from-medium"
          icon="zoom-out"
          label={text('zoomOut')}
          onClick={() => tools.onZoomStep(-1)}
        />
        <ZoomValue {...tools} />
        <IconButton
          class="from-medium"
          icon="zoom-in"
          label={text('zoomIn')}
          onClick={() => tools.onZoomStep(1)}
        />
        {fullScreen.isSupported && <FullScreenButton {...fullScreen} />}
        <hr class="from-large" />
        <IconButton class="from-large" icon="find" label={text('find')} onClick={tools.onFind} />
        {tools.onRail && (
          <IconButton
            class="from-large"
            icon="contents"
            label={text('contents')}
            isPressed={tools.isRailOpen}
            onClick={tools.onRail}
          />
        )}
        {tools.onDownload && (
          <IconButton
            class="from-medium"
            icon="download"
            label={text('download')}
            onClick={tools.onDownload}
          />
        )}
        {tools.onPrint && (
          <IconButton
            class="from-large"
            icon="print"
            label={text('print')}
            onClick={tools.onPrint}
          />
        )}
        {tools.onForward && (
          <IconButton
            class="from-large"
            icon="forward"
            label={text('forward')}
            onClick={tools.onForward}
          />
        )}
        <MoreMenu {...tools} />
      </div>
    </header>
  );
}

function FullScreenButton({ isOn, toggle }: FullScreen) {
  return (
    <IconButton
      class="from-large"
      icon={isOn ? 'leave-full-screen' : 'full-screen'}
      label={text(isOn ? 'leaveFullScreen' : 'fullScreen')}
      onClick={toggle}
    />
  );
}

function PageNumber({
  page,
  pageCount,
  onPage,
}: {
  page: number;
  pageCount: number;
  onPage(page: number): void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const go = () => {
    const typedPage = draft === null ? null : parsePage(draft, pageCount);
    setDraft(null);
    if (typedPage !== null) onPage(typedPage);
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    go();
  };
  return (
    <form class="page-number from-medium figures keeps-width" onSubmit={onSubmit}>
      <input
        aria-label={text('page')}
        inputMode="numeric"
        autoComplete="off"
        enterkeyhint="go"
        value={draft ?? `${page}`}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={go}
      />
      <span>{text('ofCount', { count: pageCount })}</span>
    </form>
  );
}

/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { AboutLink } from './about-link.tsx';
import { Icon, IconButton, type IconName } from '../ui/icon.tsx';
import { listen } from '../ui/listen.ts';
import type { Tools } from './tools.ts';
import { ZoomValue } from './zoom-value.tsx';
import { text } from '../texts/texts.ts';

/** Tools without room in the bar, and the sender. */
export function MoreMenu(tools: Tools) {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = (event: Event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (event instanceof KeyboardEvent && !isEscape) return;
      if (!isEscape && event.target instanceof Node && menu.current?.contains(event.target)) return;
      setIsOpen(false);
      if (!isEscape) return;
      event.preventDefault();
      menu.current?.querySelector('button')?.focus();
    };
    return listen(document, { pointerdown: onPress, keydown: onPress }, { capture: true });
  }, [isOpen]);

  const closing = (act: () => void) => () => {
    setIsOpen(false);
    act();
  };
  const { fullScreen } = tools;
  return (
    <div class="more" ref={menu}>
      <button
        class="icon-button"
        type="button"
        aria-label={text('more')}
        title={text('more')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <div class="menu">
          <div class="menu-items until-large">
            <MenuZoom {...tools} />
            {tools.onRail && (
              <MenuItem icon="contents" label={text('contents')} onClick={closing(tools.onRail)} />
            )}
            <MenuItem icon="find" label={text('find')} onClick={closing(tools.onFind)} />
            {fullScreen.isSupported && (
              <MenuItem
                icon="full-screen"
                label={text(fullScreen.isOn ? 'leaveFullScreen' : 'fullScreen')}
                onClick={closing(fullScreen.toggle)}
              />
            )}
            {tools.onDownload && (
              <MenuItem
                class="until-medium"
                icon="download"
                label={text('download')}
                onClick={closing(tools.onDownload)}
              />
            )}
            {tools.onPrint && (
              <MenuItem icon="print" label={text('print')} onClick={closing(tools.onPrint)} />
            )}
            {tools.onForward && (
              <MenuItem icon="forward" label={text('forward')} onClick={closing(tools.onForward)} />
            )}
          </div>
          <AboutLink link={tools.link} />
        </div>
      )}
    </div>
  );
}

function MenuZoom(zoom: Pick<Tools, 'zoom' | 'scale' | 'onZoom' | 'onZoomStep'>) {
  return (
    <div class="menu-zoom until-medium">
      <span>{text('zoom')}</span>
      <IconButton icon="zoom-out" label={text('zoomOut')} onClick={() => zoom.onZoomStep(-1)} />
      <ZoomValue {...zoom} />
      <IconButton icon="zoom-in" label={text('zoomIn')} onClick={() => zoom.onZoomStep(1)} />
    </div>
  );
}

function MenuItem({
  icon,
  label,
  onClick,
  class: className = '',
}: {
  icon: IconName;
  label: string;
  onClick(): void;
  class?: string;
}) {
  return (
    <button class={`menu-item ${className}`} type="button" onClick={onClick}>
      <Icon name={icon} />
      {label}
    </button>
  );
}

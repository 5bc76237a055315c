/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { AboutLink } from './about-link.tsx';
import { Icon, IconButton, type IconName } from '../ui/icon.tsx';
import { listen } from '../ui/listen.ts';
import type { Tools } from './tools.ts';
import { ZoomValue } from './zoom-value.tsx';

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
        aria-label="More"
        title="More"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <div class="menu">
          <div class="menu-items until-large">
            <div class="menu-zoom until-medium">
              <span>Zoom</span>
              <IconButton icon="zoom-out" label="Zoom out" onClick={() => tools.onZoomStep(-1)} />
              <ZoomValue {...tools} />
              <IconButton icon="zoom-in" label="Zoom in" onClick={() => tools.onZoomStep(1)} />
            </div>
            {tools.onRail && (
              <MenuItem icon="contents" label="Contents" onClick={closing(tools.onRail)} />
            )}
            <MenuItem icon="find" label="Find" onClick={closing(tools.onFind)} />
            {fullScreen.isSupported && (
              <MenuItem
                icon="full-screen"
                label={fullScreen.isOn ? 'Leave full screen' : 'Full screen'}
                onClick={closing(fullScreen.toggle)}
              />
            )}
            {tools.onDownload && (
              <MenuItem
                class="until-medium"
                icon="download"
                label="Download"
                onClick={closing(tools.onDownload)}
              />
            )}
            {tools.onPrint && (
              <MenuItem icon="print" label="Print" onClick={closing(tools.onPrint)} />
            )}
            {tools.onForward && (
              <MenuItem icon="forward" label="Forward" onClick={closing(tools.onForward)} />
            )}
          </div>
          <AboutLink link={tools.link} />
        </div>
      )}
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

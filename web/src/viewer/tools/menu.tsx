/** @jsxImportSource preact */
import { AboutLink } from './about-link.tsx';
import { Icon, IconButton, type IconName } from '../ui/icon.tsx';
import { text } from '../texts/texts.ts';
import type { Tools } from './tools.ts';
import { ViewChoice } from './view-choice.tsx';
import { ZoomValue } from './zoom-value.tsx';

export function Menu({ onClose, ...tools }: Tools & { onClose(): void }) {
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  const { fullScreen } = tools;
  return (
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
      <ViewChoice {...tools} />
      <AboutLink link={tools.link} />
    </div>
  );
}

function MenuZoom(zoom: Pick<Tools, 'zoom' | 'scale' | 'view' | 'onZoom' | 'onZoomStep'>) {
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

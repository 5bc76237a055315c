/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { SharedLink } from '../shared-link.ts';
import { text } from '../texts/texts.ts';
import { AboutLink } from '../tools/about-link.tsx';
import type { FullScreen } from '../tools/use-full-screen.ts';
import { IconButton } from '../ui/icon.tsx';
import { BarTitle } from '../ui/bar-title.tsx';

interface BarProps {
  link: SharedLink;
  fullScreen: FullScreen;
  isRailOpen: boolean;
  onRail: (() => void) | null;
  onForward: (() => void) | null;
}

/** The bar above a package, which has its own zoom and search. */
export function PackageBar({ link, fullScreen, isRailOpen, onRail, onForward }: BarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header class="top">
      <BarTitle link={link} />
      <div class="tools" role="group" aria-label={text('tools')}>
        {onRail && (
          <IconButton
            icon="contents"
            label={text('contents')}
            isPressed={isRailOpen}
            onClick={onRail}
          />
        )}
        {fullScreen.isSupported && (
          <IconButton
            icon={fullScreen.isOn ? 'leave-full-screen' : 'full-screen'}
            label={text(fullScreen.isOn ? 'leaveFullScreen' : 'fullScreen')}
            onClick={fullScreen.toggle}
          />
        )}
        {onForward && (
          <IconButton
            class="from-medium"
            icon="forward"
            label={text('forward')}
            onClick={onForward}
          />
        )}
        <div class="more">
          <IconButton
            icon="more"
            label={text('more')}
            isPressed={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
          {isOpen && (
            <div class="menu">
              <AboutLink link={link} />
            </div>
          )}
        </div>
      </div>
    </header>
  );
}

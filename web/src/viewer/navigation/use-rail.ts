import { useState } from 'preact/hooks';

export interface RailState {
  isShown: boolean;
  /** Null if there is nothing to show. */
  toggle: (() => void) | null;
  /** CSS classes of the state. */
  style: '' | 'has-rail' | 'has-no-rail';
  /** Escape closes an overlay. */
  close(): void;
  /** A page was chosen: an overlay closes. */
  onChosen(): void;
  /** Full screen starts without the rail. */
  onFullScreen(): void;
}

/** Whether the rail is open: on wide windows it is until closed. */
export function useRail(hasRail: boolean, isFullScreen: boolean): RailState {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const [isOpenInFull, setIsOpenInFull] = useState(false);
  const isShown = hasRail && (isFullScreen ? isOpenInFull : (isOpen ?? isWide()));
  return {
    isShown,
    toggle: hasRail ? () => (isFullScreen ? setIsOpenInFull : setIsOpen)(!isShown) : null,
    style: isOpen === null && hasRail && !isFullScreen ? '' : isShown ? 'has-rail' : 'has-no-rail',
    close: () => setIsOpen((was) => (was === true ? null : was)),
    onChosen: () => {
      if (!isWide()) setIsOpen(null);
    },
    onFullScreen: () => setIsOpenInFull(false),
  };
}

function isWide(): boolean {
  return matchMedia('(min-width: 1001px)').matches;
}

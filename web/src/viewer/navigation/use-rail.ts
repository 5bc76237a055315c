import { useState } from 'preact/hooks';

export interface RailState {
  isShown: boolean;
  /** Null where there is nothing to show in it. */
  toggle: (() => void) | null;
  /** The classes that say so. */
  style: '' | 'has-rail' | 'has-no-rail';
  /** Escape: what was opened over the page goes away. */
  close(): void;
  /** A page was chosen in it: where it lies over the page, it goes away. */
  onChosen(): void;
  /** Full screen begins with the page alone. */
  onFullScreen(): void;
}

/** Whether the pages stand beside the page: on a wide window they do until somebody puts them away. */
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

import { useEffect, useState } from 'preact/hooks';
import { listen } from '../ui/listen.ts';

export interface FullScreen {
  /** iPhones have no full screen: hides the button. */
  isSupported: boolean;
  isOn: boolean;
  /** Until the pointer moves, what lies under it is not hovered. */
  isPointed: boolean;
  toggle(): void;
}

export function useFullScreen(onChange: () => void): FullScreen {
  const [isOn, setIsOn] = useState(false);
  const [isPointed, setIsPointed] = useState(false);
  useEffect(() => {
    const update = () => {
      setIsOn(document.fullscreenElement !== null);
      setIsPointed(false);
      onChange();
    };
    return listen(document, { fullscreenchange: update });
  }, []);
  useEffect(() => {
    if (!isOn || isPointed) return undefined;
    // Growing windows fire pointer events without a move.
    return listen(document, {
      pointermove: ({ movementX, movementY }: PointerEvent) =>
        (movementX !== 0 || movementY !== 0) && setIsPointed(true),
      pointerdown: () => setIsPointed(true),
    });
  }, [isOn, isPointed]);
  return {
    isSupported: document.fullscreenEnabled === true,
    isOn,
    isPointed,
    // The browser may refuse without a fresh click: ignored.
    toggle: () =>
      void (
        document.fullscreenElement
          ? document.exitFullscreen()
          : document.documentElement.requestFullscreen()
      ).catch(() => undefined),
  };
}

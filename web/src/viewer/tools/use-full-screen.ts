import { useEffect, useState } from 'preact/hooks';
import { listen } from '../ui/listen.ts';

export interface FullScreen {
  /** Phones from one maker have none: then no button is shown. */
  isSupported: boolean;
  isOn: boolean;
  /** The pointer was moved since: until then what lies under it was not pointed at. */
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
    // The window itself moves as it grows: the pointer then is elsewhere in it, and was not moved.
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
    // Refused when the browser wants a fresh click: nothing to say about it.
    toggle: () =>
      void (
        document.fullscreenElement
          ? document.exitFullscreen()
          : document.documentElement.requestFullscreen()
      ).catch(() => undefined),
  };
}

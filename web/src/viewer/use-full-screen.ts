import { useEffect, useState } from 'preact/hooks';
import { listen } from './listen.ts';

export interface FullScreen {
  /** Phones from one maker have none: then no button is shown. */
  isSupported: boolean;
  isOn: boolean;
  toggle(): void;
}

export function useFullScreen(onChange: () => void): FullScreen {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const look = () => {
      setIsOn(document.fullscreenElement !== null);
      onChange();
    };
    return listen(document, { fullscreenchange: look });
  }, []);
  return {
    isSupported: document.fullscreenEnabled === true,
    isOn,
    // Refused when the browser wants a fresh click: nothing to say about it.
    toggle: () => void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined),
  };
}

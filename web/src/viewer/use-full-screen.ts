import { useEffect, useState } from 'preact/hooks';

export interface FullScreen {
  /** Phones from one maker have none: then no button is shown. */
  isSupported: boolean;
  isOn: boolean;
  toggle(): void;
}

export function useFullScreen(): FullScreen {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const onChange = () => setIsOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  return {
    isSupported: document.fullscreenEnabled === true,
    isOn,
    // Refused when the browser wants a fresh click: nothing to say about it.
    toggle: () => void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined),
  };
}

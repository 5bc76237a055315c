import { useEffect, useState } from 'preact/hooks';
import { listen } from './listen.ts';

/** Whether the server can be reached: the browser says when it is offline, each call how it went. */
export function useConnection() {
  const [isOnline, setIsOnline] = useState(() => navigator.onLine);
  useEffect(
    () =>
      listen(globalThis, { online: () => setIsOnline(true), offline: () => setIsOnline(false) }),
    [],
  );
  return [isOnline, setIsOnline] as const;
}

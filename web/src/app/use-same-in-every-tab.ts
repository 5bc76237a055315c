import { useEffect, useState } from 'react';

const key = 'lectern-who';

/**
 * All the tabs of a browser share one sign-in: once the server, or another page, says that it is somebody else's, this one
 * begins anew, so that nobody does as one what the page in front of them shows as another.
 */
export function useSameUserInEveryTab(userId: string): void {
  const [first] = useState(userId);
  useEffect(() => {
    if (userId !== first) return window.location.assign('/');
    window.localStorage.setItem(key, userId);
    // Told by the browser to the other tabs alone.
    const onStorage = (event: StorageEvent) => {
      if (event.key === key && event.newValue !== null && event.newValue !== userId)
        window.location.assign('/');
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [userId, first]);
}

import { useEffect, useState } from 'react';

const key = 'lectern-who';

/**
 * All tabs share one sign-in. When the server or another tab reports a different user, this page
 * reloads, so that nobody acts as a user the page does not show.
 */
export function useSameUserInEveryTab(userId: string): void {
  const [first] = useState(userId);
  useEffect(() => {
    if (userId !== first) return window.location.assign('/');
    window.localStorage.setItem(key, userId);
    // Storage events reach the other tabs only.
    const onStorage = (event: StorageEvent) => {
      if (event.key === key && event.newValue !== null && event.newValue !== userId)
        window.location.assign('/');
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [userId, first]);
}

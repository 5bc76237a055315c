import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { onSignedOut } from '../../edge/signed-out.ts';

interface Recent {
  path: string;
  title: string;
}

const kept = 6;
const visited = /^\/(content|links|contacts|people)\/[\w-]+$/;
const keyOf = (userId: string, teamId: string) => `lectern-recents-${userId}-${teamId}`;

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'title' in value &&
  typeof value.path === 'string' &&
  visited.test(value.path) &&
  typeof value.title === 'string';

/** What was opened last, the newest first. */
export function readRecents(userId: string, teamId: string): readonly Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, teamId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Remembers pages by their titles, until the sign-out. */
export function useRecordRecents(userId: string, teamId: string) {
  const { pathname } = useLocation();
  const before = useRef('');
  // A layout effect: the next page's title must not be recorded for this one.
  useLayoutEffect(() => {
    const record = () => {
      const [title = '', product] = document.title.split(/ · (?=Lectern$)/);
      if (product === undefined) return; // The page is still loading.
      const shown = `${pathname} ${title}`;
      if (shown === before.current) return;
      before.current = shown;
      if (!visited.test(pathname) || title === '' || title === 'Not found') return;
      const others = readRecents(userId, teamId).filter(({ path }) => path !== pathname);
      try {
        localStorage.setItem(
          keyOf(userId, teamId),
          JSON.stringify([{ path: pathname, title }, ...others].slice(0, kept)),
        );
      } catch {
        // A full or forbidden storage remembers nothing.
      }
    };
    record();
    const observer = new MutationObserver(record);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname, userId, teamId]);
  useEffect(
    () => onSignedOut(() => localStorage.removeItem(keyOf(userId, teamId))),
    [userId, teamId],
  );
}

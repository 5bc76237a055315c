const anyOrigin = 'http://localhost';

/** Only a path of our own, read as a browser reads it: anything else would send people to strangers. */
export function ownPath(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, anyOrigin))
    return '/';
  // Tabs are left out, backslashes turned round, and two slashes taken for another host.
  const { origin, pathname, search, hash } = new URL(next, anyOrigin);
  return origin !== anyOrigin || pathname.startsWith('//') ? '/' : pathname + search + hash;
}

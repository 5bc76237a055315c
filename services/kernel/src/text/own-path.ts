const anyOrigin = 'http://localhost';

/** Only a path on this host, parsed as a browser does: anything else would be an open redirect. */
export function ownPath(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, anyOrigin))
    return '/';
  // Browsers drop tabs, turn backslashes round, and take two slashes for another host.
  const { origin, pathname, search, hash } = new URL(next, anyOrigin);
  return origin !== anyOrigin || pathname.startsWith('//') ? '/' : pathname + search + hash;
}

/** Only our own paths: anything else would be an open redirect. */
export function pathAfter({ searchParams, origin }: URL): string {
  const next = searchParams.get('next') ?? '/';
  if (!next.startsWith('/') || !URL.canParse(next, origin)) return '/';
  // Parses like the browser, which drops tabs, flips backslashes and reads two slashes as a host.
  const { origin: where, pathname, search, hash } = new URL(next, origin);
  return where !== origin || pathname.startsWith('//') ? '/' : pathname + search + hash;
}

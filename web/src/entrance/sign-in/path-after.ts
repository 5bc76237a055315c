/** Only a path of our own: anything else would make the sign-in page send people to strangers. */
export function pathAfter({ searchParams, origin }: URL): string {
  const next = searchParams.get('next') ?? '/';
  if (!next.startsWith('/') || !URL.canParse(next, origin)) return '/';
  // Read as the browser will: it leaves tabs out, turns backslashes round and takes two slashes for another host.
  const { origin: where, pathname, search, hash } = new URL(next, origin);
  return where !== origin || pathname.startsWith('//') ? '/' : pathname + search + hash;
}

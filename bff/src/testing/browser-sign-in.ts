import type { Answer, RunningEdge } from './start-edge.ts';

export type Jar = Map<string, string>;

export function keep(jar: Jar, { headers }: Answer): void {
  for (const set of headers.getSetCookie()) {
    const pair = set.split(';')[0]!;
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    if (value === '' || /expires=Thu, 01 Jan 1970/i.test(set)) jar.delete(name);
    else jar.set(name, value);
  }
}

/** Calls as one of our pages does: with cookies and the CSRF token. */
export async function fromPage<Body = Record<string, unknown>>(
  edge: RunningEdge,
  jar: Jar,
  method: string,
  path: string,
  json?: unknown,
): Promise<Answer<Body>> {
  if (!jar.has('lectern_csrf'))
    keep(jar, await edge.call('GET', '/login', { token: null, headers: cookiesOf(jar) }));
  const answer = await edge.call<Body>(method, path, {
    token: null,
    ...(json !== undefined && { json }),
    headers: { ...cookiesOf(jar), 'x-csrf-token': jar.get('lectern_csrf') ?? '' },
  });
  keep(jar, answer as Answer);
  return answer;
}

export function cookiesOf(jar: Jar): Record<string, string> {
  return jar.size === 0
    ? {}
    : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
}

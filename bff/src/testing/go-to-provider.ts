import type { IdentityProvider } from './identity-providers.ts';
import { cookiesOf, keep, type Jar } from './browser-sign-in.ts';
import type { Answer, RunningEdge } from './start-edge.ts';

/** Sets out from a path of ours with the cookies of a browser. */
export async function setOut(
  edge: RunningEdge,
  jar: Jar,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await edge.call('GET', path, {
    token: null,
    headers: { ...cookiesOf(jar), ...headers },
  });
  keep(jar, answer);
  return answer;
}

/** Follows a browser's steps at a provider. @returns the path of ours that it redirects to */
export async function wayBack(
  edge: RunningEdge,
  { origin }: IdentityProvider,
  from: string,
): Promise<string> {
  const jar: Jar = new Map();
  let at = from;
  for (let steps = 0; steps < 10; steps++) {
    const answer = await edge.call('GET', at, { token: null, headers: cookiesOf(jar) });
    keep(jar, answer);
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${at} answered ${answer.status}: ${answer.text}`);
    at = new URL(location, at).href;
    if (!at.startsWith(origin)) return at.slice(edge.url.length);
  }
  throw new Error('The provider sends in circles');
}

/** All of it: where a browser is in the end. */
export async function signInAt(
  edge: RunningEdge,
  provider: IdentityProvider,
  path: string,
  jar: Jar = new Map(),
): Promise<{ location: string; jar: Jar }> {
  const out = (await setOut(edge, jar, path)).headers.get('location') ?? '';
  if (!out.startsWith(provider.origin)) return { location: out.slice(edge.url.length), jar };
  const back = await setOut(edge, jar, await wayBack(edge, provider, out));
  return { location: (back.headers.get('location') ?? '').slice(edge.url.length), jar };
}

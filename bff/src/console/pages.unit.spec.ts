import { expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { Callers } from '../access/callers.ts';
import type { Edge } from '../edge.ts';
import { httpsRedirect } from './pages.ts';

test('a page that is served over TLS is not shown to whom the proxy says came without', () => {
  const where = (
    consoleUrl: string,
    trustedProxies: string | undefined,
    headers: Record<string, string>,
  ) => {
    const edge = {
      callers: new Callers({ consoleUrl, trustedProxies }),
      engines: { urls: { console: consoleUrl } },
    } as unknown as Edge;
    return httpsRedirect(edge, {
      socket: { remoteAddress: '10.0.0.1' },
      headers,
      url: '/s/abc?x=1',
    } as unknown as IncomingMessage);
  };
  const plain = { 'x-forwarded-proto': 'http' };
  expect(where('https://lectern.example', '10.0.0.0/8', plain)).toBe(
    'https://lectern.example/s/abc?x=1',
  );
  expect(
    where('https://lectern.example', '10.0.0.0/8', { 'x-forwarded-proto': 'https' }),
  ).toBeNull();
  expect(where('https://lectern.example', undefined, plain)).toBeNull();
  expect(where('http://lectern.example', '10.0.0.0/8', plain)).toBeNull();
});

import { Agent, request } from 'node:http';
import { roundRobin } from '@lectern/deploy/demo/round-robin.ts';
import { checkAnswer, spread, type Spread } from './measure.ts';
import type { Size } from './seed/fill.ts';

/** Each viewing has a start, seven pages, an end and two accounts; plus the hits. */
export const millionEvents: Size = { presentations: 1_000, hits: 150_000, viewings: 78_000 };

export interface Times {
  /** In milliseconds, over the turns. */
  p50: Spread;
  p99: Spread;
}

interface Turns {
  addresses: readonly string[];
  turns: { p50: number; p99: number }[];
}

/**
 * Calls each side `calls` times in `pairs` turns after a warm-up, one call at a time. The client's own time is in all figures alike. @param urls one URL per side, or a list to call in turn
 */
export async function timesOf(
  urls: readonly (string | readonly string[])[],
  {
    headers,
    calls,
    pairs,
    body,
  }: { headers: Record<string, string>; calls: number; pairs: number; body?: string },
): Promise<Times[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sides = urls.map((url): Turns => ({
    addresses: typeof url === 'string' ? [url] : url,
    turns: [],
  }));
  for (let pair = 0; pair <= pairs; pair++) {
    for (const { addresses, turns } of sides) {
      const times: number[] = [];
      for (let call = 0; call < calls; call++)
        times.push(
          await timed(roundRobin(addresses, call + pair * calls), {
            agent,
            headers,
            body,
          }),
        );
      const sorted = times.toSorted((one, other) => one - other);
      if (pair > 0)
        turns.push({
          p50: sorted[sorted.length >> 1] ?? NaN,
          p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? NaN,
        });
    }
  }
  agent.destroy();
  return sides.map(({ turns }) => ({
    p50: spread(turns.map(({ p50 }) => p50)),
    p99: spread(turns.map(({ p99 }) => p99)),
  }));
}

/** `timesOf` for two sides. */
export async function timesOfPair(
  urls: readonly [string, string],
  options: Parameters<typeof timesOf>[1],
): Promise<[Times, Times]> {
  const [ours, theirs] = await timesOf(urls, options);
  if (!ours || !theirs) throw new Error('Both sides need a figure');
  return [ours, theirs];
}

/** Milliseconds of one call. @throws Error for any answer but success */
export function timed(
  url: string,
  {
    agent,
    headers,
    body,
  }: { agent: Agent; headers: Record<string, string>; body: string | undefined },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const call = request(
      url,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...headers,
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('end', () => {
          const ms = performance.now() - startedAt;
          try {
            checkAnswer(url, answer.statusCode, Buffer.concat(parts));
            resolve(ms);
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        });
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}

import { z } from 'zod';
import type { ClusterCopy } from './cluster.ts';

const ANSWER_MS = 3_000;

/** What a line of the screen says of a copy. */
export interface CopyStatus {
  label: string;
  state: 'ready' | 'starting' | 'not ready' | 'down';
  reason: string | null;
  restarts: number;
  /** Of the reader that is furthest behind; null for processes that read nothing. */
  lag: number | null;
  parked: number | null;
}

const readiness = z.object({ reason: z.string().optional() });

export async function statusOf(copy: ClusterCopy, wasReady: boolean): Promise<CopyStatus> {
  const { restarts, pid } = copy;
  const base = { label: `${copy.name} ${copy.number}`, restarts, lag: null, parked: null };
  if (pid === null) return { ...base, state: 'down', reason: null };
  const ask = (path: string) =>
    fetch(copy.internalUrl + path, { signal: AbortSignal.timeout(ANSWER_MS) });
  try {
    const answer = await ask('/readyz');
    const { reason = null } = readiness.parse(await answer.json());
    if (!answer.ok) return { ...base, state: 'not ready', reason };
    const metrics = await (await ask('/metrics')).text();
    const lags = [
      ...samplesOf(metrics, 'lectern_projection_lag_records'),
      ...samplesOf(metrics, 'lectern_policy_lag_records'),
    ];
    const parked = samplesOf(metrics, 'lectern_parked_events');
    return {
      ...base,
      state: 'ready',
      reason: null,
      lag: lags.length > 0 ? Math.max(...lags) : null,
      parked: parked.length > 0 ? parked.reduce((sum, each) => sum + each, 0) : null,
    };
  } catch {
    return { ...base, state: wasReady ? 'not ready' : 'starting', reason: null };
  }
}

/** The values of a metric on a page of Prometheus. */
function samplesOf(page: string, name: string): number[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .map((line) => Number(line.slice(line.lastIndexOf(' ') + 1)));
}

export function lineOf({ label, state, reason, restarts, lag, parked }: CopyStatus): string {
  return [
    label.padEnd(13),
    (reason ? `${state}: ${reason}` : state).padEnd(11),
    lag === null ? '' : `lag ${lag}`,
    parked ? `parked ${parked}` : '',
    restarts > 0 ? `restarted ${restarts} ×` : '',
  ]
    .filter(Boolean)
    .join('  ')
    .trimEnd();
}

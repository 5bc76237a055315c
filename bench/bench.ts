import type { Comparison, Spread } from './measure.ts';

/** A bench's result, as `results.md` shows it. */
export interface Verdict {
  /** The two sides and the number of runs, in Markdown. */
  what: string;
  rows: readonly Row[];
  /** The ratio to meet. */
  floor: string;
  isMet: boolean;
  /** What limits the result. */
  limit: string;
}

export interface Row {
  name: string;
  spread: Spread;
  digits: number;
}

export interface Bench {
  /** Runs it alone: `npm run bench -- <name>`. */
  name: string;
  title: string;
  run(): Promise<Verdict>;
}

export function row(name: string, spread: Spread, digits: number): Row {
  return { name, spread, digits };
}

/** The rows of a comparison of two servers under load. */
export function rowsOf({ cpuRatio, rateRatio, ours, reference }: Comparison): Row[] {
  return [
    row('CPU per request, ours / reference', cpuRatio, 2),
    row('requests a second, ours / reference', rateRatio, 2),
    row('ours: CPU µs per request', ours.cpu, 0),
    row('ours: requests a second', ours.rate, 0),
    row('ours: p50 ms', ours.p50, 1),
    row('ours: p99 ms', ours.p99, 1),
    row('reference: CPU µs per request', reference.cpu, 0),
    row('reference: requests a second', reference.rate, 0),
  ];
}

/** How many pairs a comparison has. */
export function pairsOf({ pairs, dropped }: Comparison, seconds: number): string {
  return `${pairs.length} pairs of 2 × ${seconds} s${dropped > 0 ? `, ${dropped} dropped` : ''}`;
}

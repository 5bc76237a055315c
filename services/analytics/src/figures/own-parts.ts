import type { Line } from './line.ts';
import { medianBucket } from './median-bucket.ts';
import type { Completion, VisitorSum } from './sum.ts';

const QUARTER_MS = 15 * 60_000;

/** What viewings that are told one by one come to, each part added up when it is asked for first. */
export class OwnParts {
  readonly #lines: readonly Line[];
  readonly #known: {
    [
      Part in
        'steps' | 'quarters' | 'clicks' | 'completions' | 'visitors' | 'links' | 'presentations'
    ]?: OwnParts[Part];
  } = {};

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
  }

  get steps(): Map<number, number> {
    return (this.#known.steps ??= this.#counted((line) => medianBucket(line[3])));
  }

  get quarters(): Map<number, number> {
    return (this.#known.quarters ??= this.#counted((line) => Math.floor(line[1] / QUARTER_MS)));
  }

  get clicks(): Map<string, number> {
    if (this.#known.clicks) return this.#known.clicks;
    const counts = (this.#known.clicks = new Map<string, number>());
    for (const [, , , , , , , , , clicks] of this.#lines) {
      if (clicks !== 0)
        for (let n = 0; n < clicks.length; n += 2)
          count(counts, clicks[n] as string, clicks[n + 1] as number);
    }
    return counts;
  }

  get completions(): Map<number, Completion> {
    if (this.#known.completions) return this.#known.completions;
    const counts = (this.#known.completions = new Map<number, Completion>());
    for (const line of this.#lines) if (line[4] > 0) complete(counts, line[4], 1, line[5]);
    return counts;
  }

  get visitors(): Map<string, VisitorSum> {
    return (this.#known.visitors ??= visitorsIn(this.#lines));
  }

  get links(): Map<string, number> {
    return (this.#known.links ??= this.#counted((line) => line[12] || null));
  }

  get presentations(): Map<string, number> {
    return (this.#known.presentations ??= this.#counted((line) => line[11] || null));
  }

  /** What has no name is not counted. */
  #counted<Name>(nameOf: (line: Line) => Name | null): Map<Name, number> {
    const counts = new Map<Name, number>();
    for (const line of this.#lines) {
      const name = nameOf(line);
      if (name !== null) count(counts, name, 1);
    }
    return counts;
  }
}

export function count<Name>(counts: Map<Name, number>, name: Name, more: number): void {
  counts.set(name, (counts.get(name) ?? 0) + more);
}

export function complete(
  counts: Map<number, Completion>,
  pageCount: number,
  viewings: number,
  pages: number,
): void {
  const before = counts.get(pageCount);
  if (!before) return void counts.set(pageCount, { viewings, pages });
  before.viewings += viewings;
  before.pages += pages;
}

function visitorsIn(lines: readonly Line[]): Map<string, VisitorSum> {
  const visitors = new Map<string, VisitorSum>();
  for (const line of lines) {
    const [lastId, lastMs, visitor, timeMs] = [line[0], line[1], line[2], line[3]];
    const before = visitors.get(visitor);
    if (!before) {
      visitors.set(visitor, { views: 1, timeMs, lastMs, lastId });
      continue;
    }
    before.views++;
    before.timeMs += timeMs;
    if (lastMs < before.lastMs || (lastMs === before.lastMs && lastId < before.lastId)) continue;
    before.lastMs = lastMs;
    before.lastId = lastId;
  }
  return visitors;
}

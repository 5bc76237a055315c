import type { Line } from './line.ts';
import { numberIn, partOf, stepOf, type Tally } from './tally.ts';

const QUARTER_MS = 15 * 60_000;
const QUARTERS_A_DAY = 96;
const DAY_MS = QUARTERS_A_DAY * QUARTER_MS;

export interface PageSum {
  timeMs: number;
  views: number;
  viewings: number;
  /** Viewings that ended there, and those that came back to it. */
  stopped: number;
  cameBack: number;
  /** Viewings by how long it lay open, in seconds to two digits. */
  steps: Map<number, number>;
}

export interface VisitorSum {
  views: number;
  /** When the last viewing began; of a day of the team, the beginning of that day. Epoch milliseconds. */
  lastMs: number;
}

/** What viewings amount to, one added after the other. */
export class Sum {
  views = 0;
  timeMs = 0;
  downloads = 0;
  prints = 0;
  /** Viewings by seconds to two digits. */
  readonly steps = new Map<number, number>();
  /** Views by quarter of an hour since 1970: every time zone begins its days with one. */
  readonly quarters = new Map<number, number>();
  /** By `page|target`. */
  readonly clicks = new Map<string, number>();
  /** By number of pages: viewings, and pages that were read in them. */
  readonly completions = new Map<number, { viewings: number; pages: number }>();
  readonly visitors = new Map<string, VisitorSum>();
  readonly pages = new Map<number, PageSum>();
  readonly #links = new Map<string, number>();
  readonly #presentations = new Map<string, number>();
  /** Of which links and presentations are told only where they are asked for: there are many. */
  readonly #untold: Tally[] = [];

  addLine(line: Line, hasPages: boolean): void {
    const [startedMs, elapsedMs, pageCount, presentationId, sharedLinkId, clicks] = [line[1], line[3], line[4], line[11], line[12], line[9]];
    this.views++;
    this.timeMs += elapsedMs;
    this.downloads += line[7];
    this.prints += line[8];
    count(this.steps, stepOf(elapsedMs), 1);
    count(this.quarters, Math.floor(startedMs / QUARTER_MS), 1);
    for (let n = 0; n < clicks.length; n += 2) count(this.clicks, clicks[n] as string, clicks[n + 1] as number);
    if (pageCount > 0) this.#complete(pageCount, 1, line[5]);
    this.#visit(line[2], 1, startedMs);
    if (hasPages) this.#read(line[10], line[6]);
    if (presentationId !== '') count(this.#presentations, presentationId, 1);
    if (sharedLinkId !== '') count(this.#links, sharedLinkId, 1);
  }

  /** @param day 2026-11-20 */
  addDay(day: string, tally: Tally): void {
    const midnight = Date.parse(day);
    this.views += numberIn(tally, 'v');
    this.timeMs += numberIn(tally, 't');
    this.downloads += numberIn(tally, 'd');
    this.prints += numberIn(tally, 'r');
    const [steps, quarters, clicks, completions, visitors] = [partOf(tally, 's'), partOf(tally, 'q'), partOf(tally, 'k'), partOf(tally, 'c'), partOf(tally, 'u')];
    for (const step in steps) count(this.steps, Number(step), numberIn(steps, step));
    for (const quarter in quarters) count(this.quarters, (midnight / DAY_MS) * QUARTERS_A_DAY + Number(quarter), numberIn(quarters, quarter));
    for (const told in clicks) count(this.clicks, told, numberIn(clicks, told));
    for (const pageCount in completions) this.#complete(Number(pageCount), numberIn(partOf(completions, pageCount), 'n'), numberIn(partOf(completions, pageCount), 'p'));
    for (const visitor in visitors) this.#visit(visitor, numberIn(visitors, visitor), midnight);
    this.#untold.push(tally);
  }

  /** Views by link. */
  links(): ReadonlyMap<string, number> {
    this.#tell();
    return this.#links;
  }

  /** Views by presentation. */
  presentations(): ReadonlyMap<string, number> {
    this.#tell();
    return this.#presentations;
  }

  #tell(): void {
    for (const tally of this.#untold.splice(0)) {
      const [links, presentations] = [partOf(tally, 'l'), partOf(tally, 'o')];
      for (const id in links) count(this.#links, id, numberIn(links, id));
      for (const id in presentations) count(this.#presentations, id, numberIn(presentations, id));
    }
  }

  #complete(pageCount: number, viewings: number, pages: number): void {
    const before = this.completions.get(pageCount);
    if (!before) return void this.completions.set(pageCount, { viewings, pages });
    before.viewings += viewings;
    before.pages += pages;
  }

  #visit(visitor: string, views: number, at: number): void {
    const before = this.visitors.get(visitor);
    if (!before) return void this.visitors.set(visitor, { views, lastMs: at });
    before.views += views;
    if (at > before.lastMs) before.lastMs = at;
  }

  /** @param read page, time and views in turn */
  #read(read: readonly number[], lastPage: number): void {
    for (let n = 0; n < read.length; n += 3) {
      const [page, timeMs, views] = [read[n]!, read[n + 1]!, read[n + 2]!];
      let sum = this.pages.get(page);
      if (!sum) this.pages.set(page, (sum = { timeMs: 0, views: 0, viewings: 0, stopped: 0, cameBack: 0, steps: new Map() }));
      sum.timeMs += timeMs;
      sum.views += views;
      sum.viewings++;
      if (page === lastPage) sum.stopped++;
      if (views > 1) sum.cameBack++;
      count(sum.steps, stepOf(timeMs), 1);
    }
  }
}

function count<Name>(counts: Map<Name, number>, name: Name, more: number): void {
  counts.set(name, (counts.get(name) ?? 0) + more);
}

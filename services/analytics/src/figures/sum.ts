import type { Line } from './line.ts';
import { stepOf } from './steps.ts';

const QUARTER_MS = 15 * 60_000;

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
  timeMs: number;
  /** When the last viewing began, in epoch milliseconds. */
  lastMs: number;
  /** Its session; of two begun at once, the one whose id is later. */
  lastId: string;
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
  readonly #pages = new Map<number, PageSum>();
  /** Whose pages are added up where they are asked for. */
  #unread: Line[] = [];
  readonly #links = new Map<string, number>();
  readonly #presentations = new Map<string, number>();
  /** Whose links and presentations are counted where they are asked for: they are many. */
  readonly #others: Sum[] = [];

  addLine(line: Line, hasPages: boolean): void {
    const [startedMs, elapsedMs, pageCount, clicks, presentationId, sharedLinkId] = [line[1], line[3], line[4], line[9], line[11], line[12]];
    this.views++;
    this.timeMs += elapsedMs;
    this.downloads += line[7];
    this.prints += line[8];
    count(this.steps, stepOf(elapsedMs), 1);
    count(this.quarters, Math.floor(startedMs / QUARTER_MS), 1);
    for (let n = 0; n < clicks.length; n += 2) count(this.clicks, clicks[n] as string, clicks[n + 1] as number);
    if (pageCount > 0) this.#complete(pageCount, 1, line[5]);
    this.#visit(line[2], 1, elapsedMs, startedMs, line[0]);
    if (hasPages) this.#unread.push(line);
    if (presentationId !== '') count(this.#presentations, presentationId, 1);
    if (sharedLinkId !== '') count(this.#links, sharedLinkId, 1);
  }

  /** Everything of another, but for its pages. */
  addSum(other: Sum): void {
    this.views += other.views;
    this.timeMs += other.timeMs;
    this.downloads += other.downloads;
    this.prints += other.prints;
    for (const [step, viewings] of other.steps) count(this.steps, step, viewings);
    for (const [quarter, views] of other.quarters) count(this.quarters, quarter, views);
    for (const [told, clicks] of other.clicks) count(this.clicks, told, clicks);
    for (const [pageCount, { viewings, pages }] of other.completions) this.#complete(pageCount, viewings, pages);
    for (const [visitor, { views, timeMs, lastMs, lastId }] of other.visitors) this.#visit(visitor, views, timeMs, lastMs, lastId);
    this.#others.push(other);
  }

  get pages(): ReadonlyMap<number, PageSum> {
    for (const line of this.#unread) this.#read(line[10], line[6]);
    this.#unread = [];
    return this.#pages;
  }

  /** Views by link. */
  links(): ReadonlyMap<string, number> {
    return this.#countedBy((sum) => sum.#links);
  }

  /** Views by presentation. */
  presentations(): ReadonlyMap<string, number> {
    return this.#countedBy((sum) => sum.#presentations);
  }

  #countedBy(of: (sum: Sum) => ReadonlyMap<string, number>): ReadonlyMap<string, number> {
    if (this.#others.length === 0) return of(this);
    const counts = new Map(of(this));
    for (const other of this.#others) for (const [id, views] of other.#countedBy(of)) count(counts, id, views);
    return counts;
  }

  /** How much it holds. */
  get size(): number {
    return this.visitors.size + this.quarters.size + this.#links.size + this.#presentations.size;
  }

  #complete(pageCount: number, viewings: number, pages: number): void {
    const before = this.completions.get(pageCount);
    if (!before) return void this.completions.set(pageCount, { viewings, pages });
    before.viewings += viewings;
    before.pages += pages;
  }

  #visit(visitor: string, views: number, timeMs: number, lastMs: number, lastId: string): void {
    const before = this.visitors.get(visitor);
    if (!before) return void this.visitors.set(visitor, { views, timeMs, lastMs, lastId });
    before.views += views;
    before.timeMs += timeMs;
    if (lastMs < before.lastMs || (lastMs === before.lastMs && lastId < before.lastId)) return;
    before.lastMs = lastMs;
    before.lastId = lastId;
  }

  /** @param read page, time and views in turn */
  #read(read: readonly number[], lastPage: number): void {
    for (let n = 0; n < read.length; n += 3) {
      const [page, timeMs, views] = [read[n]!, read[n + 1]!, read[n + 2]!];
      let sum = this.#pages.get(page);
      if (!sum) this.#pages.set(page, (sum = { timeMs: 0, views: 0, viewings: 0, stopped: 0, cameBack: 0, steps: new Map() }));
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

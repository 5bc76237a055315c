import { counted, distinct, type KeptSum, type Parts } from './kept-sum.ts';
import type { Line } from './line.ts';
import { complete, count, OwnParts } from './own-parts.ts';
import { sumPages, type PageSum } from './page-sums.ts';
import { VisitorTable, type IdentifyVisitor } from './visitor-table.ts';

export interface VisitorSum {
  views: number;
  timeMs: number;
  /** When the last viewing began, in epoch milliseconds. */
  lastMs: number;
  /** Its session; of two begun at once, the one whose id is later. */
  lastId: string;
}

/** Of viewings of documents of one length: their number, and pages that were read in them. */
export interface Completion {
  viewings: number;
  pages: number;
}

/** What viewings amount to, and whatever was added up before: most of it is added where it is asked for. */
export class Sum {
  views = 0;
  timeMs = 0;
  downloads = 0;
  prints = 0;
  readonly #lines: readonly Line[];
  readonly #own: OwnParts;
  readonly #hasPages: boolean;
  #pages: Map<number, PageSum> | null = null;
  readonly #kept: KeptSum[] = [];

  /** @param lines viewings that are told one by one, each once */
  constructor(lines: readonly Line[] = [], hasPages = false) {
    this.#lines = lines;
    this.#own = new OwnParts(lines);
    this.#hasPages = hasPages;
    this.views = lines.length;
    for (const line of lines) {
      this.timeMs += line[3];
      this.downloads += line[7];
      this.prints += line[8];
    }
  }

  /** Everything of another, but for its pages. */
  addKept(other: KeptSum): void {
    this.views += other.views;
    this.timeMs += other.timeMs;
    this.downloads += other.downloads;
    this.prints += other.prints;
    this.#kept.push(other);
  }

  /** Viewings by seconds to two digits. */
  get steps(): ReadonlyMap<number, number> {
    return this.#merged(({ steps }) => steps);
  }

  /** Views by quarter of an hour since 1970: every time zone begins its days with one. */
  get quarters(): ReadonlyMap<number, number> {
    return this.#merged(({ quarters }) => quarters);
  }

  /** By `page|target`. */
  get clicks(): ReadonlyMap<string, number> {
    return this.#merged(({ clicks }) => clicks);
  }

  /** By number of pages. */
  get completions(): ReadonlyMap<number, Completion> {
    if (this.#kept.length === 0) return this.#own.completions;
    const merged = new Map<number, Completion>();
    for (const { completions } of [this.#own, ...this.#kept])
      for (const [pageCount, { viewings, pages }] of completions)
        complete(merged, pageCount, viewings, pages);
    return merged;
  }

  get pages(): ReadonlyMap<number, PageSum> {
    return (this.#pages ??= sumPages(this.#hasPages ? this.#lines : []));
  }

  /** How many different ones there are. */
  countOf(what: 'visitors' | 'links' | 'presentations'): number {
    const names = this.#kept[0]?.names;
    return names
      ? distinct(
          names,
          this.#own[what].keys(),
          this.#kept.map((each) => each[what]),
        )
      : this.#own[what].size;
  }

  /** Tells of each visitor once. */
  eachVisitor(tell: IdentifyVisitor): void {
    const names = this.#kept[0]?.names;
    if (names)
      return new VisitorTable(
        names,
        this.#own.visitors,
        this.#kept.map(({ visitors }) => visitors),
      ).each(tell);
    for (const [visitor, { views, timeMs, lastMs, lastId }] of this.#own.visitors)
      tell(visitor, views, timeMs, lastMs, lastId);
  }

  /** Views by link. */
  links(): ReadonlyMap<string, number> {
    return this.#countedBy('links');
  }

  /** Views by presentation. */
  presentations(): ReadonlyMap<string, number> {
    return this.#countedBy('presentations');
  }

  /** As it is, but for its pages. */
  get parts(): Parts {
    const { views, timeMs, downloads, prints } = this;
    const { steps, quarters, clicks, completions, visitors, links, presentations } = this.#own;
    return {
      views,
      timeMs,
      downloads,
      prints,
      steps,
      quarters,
      clicks,
      completions,
      visitors,
      links,
      presentations,
    };
  }

  #countedBy(what: 'links' | 'presentations'): ReadonlyMap<string, number> {
    const names = this.#kept[0]?.names;
    return names
      ? counted(
          names,
          this.#own[what],
          this.#kept.map((each) => each[what]),
        )
      : this.#own[what];
  }

  #merged<Name>(
    of: (sum: Pick<Parts, 'steps' | 'quarters' | 'clicks'>) => ReadonlyMap<Name, number>,
  ): ReadonlyMap<Name, number> {
    if (this.#kept.length === 0) return of(this.#own);
    const merged = new Map(of(this.#own));
    for (const each of this.#kept) for (const [name, more] of of(each)) count(merged, name, more);
    return merged;
  }
}

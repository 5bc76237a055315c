import type { Graph } from '@lectern/gateway/graph.ts';
import type { PartPlace } from '@lectern/schemas/files/page-parts.ts';
import { graphql } from '../gql/gql.ts';
import { ask } from '../graph/ask.ts';
import { edgeRequest } from '../links/links.ts';

const PagePart = graphql(`
  query PagePart($teamId: ID!, $fileId: ID!, $page: Int!, $width: Int!, $column: Int!, $row: Int!) {
    pagePart(
      teamId: $teamId
      fileId: $fileId
      page: $page
      width: $width
      column: $column
      row: $row
    )
  }
`);

const MOST_BYTES = 64 * 1024 ** 2;

export interface WantedPart extends PartPlace {
  page: number;
  width: number;
}

const partPath = /^\/c\/([^/]+)\/parts\/(\d{4,6})\/(\d{4,5})\/(\d{1,2})-(\d{1,2})\.webp$/;

/** A path that `partPath` of page-parts.ts made, below a grant. */
export function parsePartPath(path: string): { grant: string; part: WantedPart } | null {
  const found = partPath.exec(path);
  if (!found) return null;
  const [page = 0, width = 0, column = 0, row = 0] = found.slice(2).map(Number);
  return { grant: found[1] ?? '', part: { page, width, column, row } };
}

interface Kept {
  asked: Promise<Buffer | null>;
  bytes: number;
}

/** Parts of pages, drawn by the content service. Those used last are kept; the caller checks who may have them. */
export class PageParts {
  readonly #graph: Graph;
  readonly #most: number;
  /** By file and place, the one used longest ago first. */
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  constructor(graph: Graph, most = MOST_BYTES) {
    this.#graph = graph;
    this.#most = most;
  }

  /** WebP; null where there is no such part. @throws EdgeError UNAVAILABLE */
  async get(teamId: string, fileId: string, part: WantedPart): Promise<Buffer | null> {
    const key = [teamId, fileId, ...Object.values(part)].join('/');
    const known = this.#kept.get(key);
    const entry = known ?? { asked: this.#ask(teamId, fileId, part), bytes: 0 };
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    try {
      const bytes = await entry.asked;
      if (!bytes) this.#forget(key, entry);
      else if (entry.bytes === 0 && this.#kept.get(key) === entry) {
        entry.bytes = bytes.length;
        this.#bytes += bytes.length;
        this.#makeRoom();
      }
      return bytes;
    } catch (error) {
      this.#forget(key, entry);
      throw error;
    }
  }

  async #ask(teamId: string, fileId: string, part: WantedPart): Promise<Buffer | null> {
    const { pagePart } = await ask(
      this.#graph,
      PagePart,
      { teamId, fileId, ...part },
      edgeRequest(),
    );
    return pagePart == null ? null : Buffer.from(pagePart, 'base64');
  }

  #makeRoom(): void {
    for (const [key, entry] of this.#kept) {
      if (this.#bytes <= this.#most) return;
      this.#forget(key, entry);
    }
  }

  #forget(key: string, entry: Kept): void {
    if (this.#kept.get(key) !== entry) return;
    this.#kept.delete(key);
    this.#bytes -= entry.bytes;
  }
}

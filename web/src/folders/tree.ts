import type { FolderNodeFragment } from '../gql/graphql.ts';

export interface TreeRow {
  folder: FolderNodeFragment;
  depth: number;
  /** Null without folders in it. */
  isOpen: boolean | null;
  /** How many folders are beside it, itself included. */
  siblings: number;
}

/** The folders as a tree, from the list in tree order. */
export class FolderTree {
  readonly #byId: ReadonlyMap<string, FolderNodeFragment>;
  readonly #children: ReadonlyMap<string | null, readonly FolderNodeFragment[]>;

  constructor(folders: readonly FolderNodeFragment[]) {
    this.#byId = new Map(folders.map((folder) => [folder.id, folder]));
    this.#children = Map.groupBy(folders, ({ parentId }) => parentId ?? null);
  }

  get size(): number {
    return this.#byId.size;
  }

  get all(): FolderNodeFragment[] {
    return [...this.#byId.values()];
  }

  folder(id: string): FolderNodeFragment | undefined {
    return this.#byId.get(id);
  }

  childrenOf(id: string | null): readonly FolderNodeFragment[] {
    return this.#children.get(id) ?? [];
  }

  /** The folders around it, from the top. */
  pathOf(id: string): FolderNodeFragment[] {
    const path: FolderNodeFragment[] = [];
    for (let at = this.#parentOf(id); at !== undefined; at = this.#parentOf(at.id))
      path.unshift(at);
    return path;
  }

  /** Whether it is that folder or in it: it cannot be moved there. */
  isWithin(id: string, other: string): boolean {
    return id === other || this.pathOf(id).some((each) => each.id === other);
  }

  /** What is on the screen while these are open. */
  rows(open: ReadonlySet<string>): TreeRow[] {
    const rows: TreeRow[] = [];
    const add = (parentId: string | null, depth: number) => {
      const folders = this.childrenOf(parentId);
      for (const folder of folders) {
        const isOpen = this.childrenOf(folder.id).length === 0 ? null : open.has(folder.id);
        rows.push({ folder, depth, isOpen, siblings: folders.length });
        if (isOpen) add(folder.id, depth + 1);
      }
    };
    add(null, 0);
    return rows;
  }

  #parentOf(id: string): FolderNodeFragment | undefined {
    const parentId = this.#byId.get(id)?.parentId;
    return parentId == null ? undefined : this.#byId.get(parentId);
  }
}

import { hasPermission } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../presentation/presentation.ts';
import { noSuchFolder } from './commands.ts';
import { FolderTree } from './folder-tree.ts';
import { childIdsOf, folderIn, noFolders, type Folder, type FolderTreeState } from './state.ts';
import { ancestorsOf, deletedIn, isThere } from './walk.ts';
import { problems } from '../problems.ts';

export interface FolderRow extends Pick<Folder, 'name' | 'parentId'> {
  id: string;
  /** Among the folders beside it that the caller sees, 0 for the first. */
  index: number;
  /** From the top. */
  ancestors: readonly { id: string; name: string }[];
  image: NonNullable<Folder['image']> | null;
  deletedAt: string | null;
  /** Those that the caller sees. */
  childIds: readonly string[];
}

/** The folders that a caller sees, in tree order. */
export class FolderListing {
  readonly rows: ReadonlyMap<string, FolderRow>;
  readonly topIds: readonly string[];

  /** @param isSeen for folders that are not deleted */
  constructor(tree: FolderTreeState, isSeen: (id: string) => boolean) {
    const rows = new Map<string, FolderRow>();
    const seenIn = (id: string | null) => childIdsOf(tree, id).filter(isSeen);
    const add = (ids: readonly string[], ancestors: FolderRow['ancestors']) => {
      for (const [index, id] of ids.entries()) {
        const folder = folderIn(tree, id);
        if (!folder) continue;
        const childIds = seenIn(id);
        rows.set(id, rowOf(id, folder, { index, ancestors, childIds }));
        add(childIds, [...ancestors, { id, name: folder.name }]);
      }
    };
    this.topIds = seenIn(null);
    add(this.topIds, []);
    this.rows = rows;
  }

  childrenOf(id: string | null): FolderRow[] {
    const ids = id === null ? this.topIds : (this.rows.get(id)?.childIds ?? []);
    return ids.flatMap((each) => this.rows.get(each) ?? []);
  }
}

function rowOf(
  id: string,
  { name, parentId, image, deleted }: Folder,
  place: Pick<FolderRow, 'index' | 'ancestors' | 'childIds'>,
): FolderRow {
  return { ...place, id, name, parentId, image: image ?? null, deletedAt: deleted?.at ?? null };
}

/** The tree itself, whatever rule filters the presentations around it. */
async function treeOf(context: ServiceContext): Promise<FolderTreeState> {
  const { claims } = context;
  const teamId = 'teamId' in claims ? claims.teamId : null;
  if (teamId === null) return noFolders;
  return (await context.view(FolderTree, { isUnfiltered: true }).get(teamId))?.doc ?? noFolders;
}

const listings = new WeakMap<FolderTreeState, FolderListing>();

/**
 * Editors see every folder; others those that lead to a presentation they see, so a field that asks for them has the
 * rule `sees_presentations`.
 */
export async function findFolders(context: ServiceContext): Promise<FolderListing> {
  const tree = await treeOf(context);
  if (!seesEveryFolder(context))
    return new FolderListing(tree, await leadingSomewhere(context, tree));
  let listing = listings.get(tree);
  if (!listing) listings.set(tree, (listing = new FolderListing(tree, () => true)));
  return listing;
}

function seesEveryFolder({ claims }: ServiceContext): boolean {
  return (
    hasPermission(claims, 'can_edit_folders') || hasPermission(claims, 'can_edit_presentations')
  );
}

async function leadingSomewhere(context: ServiceContext, tree: FolderTreeState) {
  const seen = new Set<string>();
  for (const id of (await countsOf(context)).keys()) {
    if (!isThere(tree, id)) continue;
    for (const each of [id, ...ancestorsOf(tree, id)]) seen.add(each);
  }
  return (id: string) => seen.has(id);
}

const counting = new WeakMap<ServiceContext, Promise<Map<string, number>>>();

/** How many presentations each folder has that the caller sees. Questions of the same moment share the answer. */
export function countsOf(context: ServiceContext): Promise<Map<string, number>> {
  let counts = counting.get(context);
  if (!counts) {
    counts = context
      .view(Presentation)
      .countByText({ list: 'newest', where: { isDeleted: false } }, 'folders')
      .finally(() => counting.delete(context));
    counting.set(context, counts);
  }
  return counts;
}

/** A folder as those see it who see every one. @throws DomainError NOT_FOUND */
export function folderRow(tree: FolderTreeState, id: string): FolderRow {
  const folder = folderIn(tree, id);
  if (!folder) throw noSuchFolder();
  const ancestors = ancestorsOf(tree, id)
    .toReversed()
    .map((each) => ({ id: each, name: folderIn(tree, each)?.name ?? '' }));
  const index = Math.max(0, childIdsOf(tree, folder.parentId).indexOf(id));
  return rowOf(id, folder, { index, ancestors, childIds: folder.childIds });
}

/** Folders that can be restored, the last deleted first. */
export async function deletedFolders(context: ServiceContext): Promise<FolderRow[]> {
  const tree = await treeOf(context);
  return deletedIn(tree)
    .toSorted((one, other) => other.deletedAt.localeCompare(one.deletedAt))
    .map(({ id }) => folderRow(tree, id));
}

/** Of the folder ids of a presentation, those of folders that are there. */
export async function presentFolderIds(
  context: ServiceContext,
  carried: readonly string[],
): Promise<string[]> {
  const tree = await treeOf(context);
  return carried.filter((id) => isThere(tree, id));
}

/** The same as rows. */
export async function presentFolders(
  context: ServiceContext,
  carried: readonly string[],
): Promise<FolderRow[]> {
  const tree = await treeOf(context);
  return carried.filter((id) => isThere(tree, id)).map((id) => folderRow(tree, id));
}

/**
 * Checks folders for a presentation. It stays in folders that are deleted, for their restoration.
 * @throws DomainError INVALID under `folderIds`
 */
export async function checkFolders(
  context: ServiceContext,
  given: readonly string[],
  carried: readonly string[] = [],
): Promise<string[]> {
  const tree = await treeOf(context);
  if (!given.every((id) => isThere(tree, id) || carried.includes(id)))
    throw new DomainError('INVALID', problems.folderUnknown, {
      folderIds: [problems.folderUnknown],
    });
  const hidden = carried.filter((id) => folderIn(tree, id) && !isThere(tree, id));
  return [...new Set([...given.filter((id) => folderIn(tree, id)), ...hidden])];
}

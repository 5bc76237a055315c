import { DomainError } from '@lectern/kernel/errors.ts';
import { everyRow } from '@lectern/kernel/personal-data/person-export.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { noSuch } from './commands.ts';
import type { ActiveTag, TagState } from './state.ts';
import { problemsOf } from './tag-problems.ts';
import type { Tag } from './tag.ts';

export type TagRow = ActiveTag & { id: string };

/** Everyone in the team sees its tags, whatever rule filters the presentations around them. */
const tagsIn = (context: ServiceContext, kind: Tag) => context.view(kind, { isUnfiltered: true });

/** Null for one that was merged or deleted, too. */
export async function findTag(
  context: ServiceContext,
  kind: Tag,
  id: string,
): Promise<TagRow | null> {
  const row = await tagsIn(context, kind).get(id);
  return row && rowOf(row.id, row.doc);
}

/** All of the team, in the order of their kind. */
export async function findTags(context: ServiceContext, kind: Tag): Promise<TagRow[]> {
  const rows = await everyRow(tagsIn(context, kind), { list: 'byName', where: { isThere: true } });
  return rows.map(({ id, doc }) => rowOf(id, doc)).filter((row) => row !== null);
}

/** The answer of a mutation. @throws DomainError NOT_FOUND */
export function changedTag(kind: Tag, { id, state }: { id: string; state: TagState }): TagRow {
  const row = rowOf(id, state);
  if (!row) throw noSuch(kind);
  return row;
}

function rowOf(id: string, tag: TagState): TagRow | null {
  return tag.status === 'active' ? { ...tag, id } : null;
}

/** Follows a tag to the one it was merged into. */
export async function followMerges(
  context: ServiceContext,
  kind: Tag,
  id: string,
): Promise<{ id: string; tag: TagState }> {
  const tag = (await tagsIn(context, kind).get(id))?.doc ?? kind.initial;
  return tag.status === 'merged' ? followMerges(context, kind, tag.intoId) : { id, tag };
}

/**
 * The tags that a presentation's ids mean today. Ids that never were a tag stay in `ids`: presentations may have them
 * from before there were tags.
 */
export async function currentTags(
  context: ServiceContext,
  kind: Tag,
  carried: readonly string[],
): Promise<{ ids: string[]; tags: TagRow[] }> {
  const followed = await Promise.all(carried.map((id) => followMerges(context, kind, id)));
  const current = new Map(followed.map(({ id, tag }) => [id, tag]));
  const tags = [...current].map(([id, tag]) => rowOf(id, tag));
  return {
    ids: [...current].flatMap(([id, { status }]) => (status === 'deleted' ? [] : [id])),
    tags: tags
      .filter((row) => row !== null)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  };
}

/** These and all that were merged into them: presentations may still carry those ids. */
export async function withMerged(
  context: ServiceContext,
  kind: Tag,
  given: readonly string[],
): Promise<string[]> {
  const ids = new Set(given);
  for (let into = [...ids]; into.length > 0;) {
    const where = { isThere: false, intoId: { in: into } };
    const merged = await everyRow(tagsIn(context, kind), { list: 'merged', where });
    into = merged.map(({ id }) => id);
    for (const id of into) ids.add(id);
  }
  return [...ids];
}

/** What a filter looks for: a merged tag counts as its target, and finds what was merged into that, too. */
export async function idsToFind(
  context: ServiceContext,
  kind: Tag,
  given: readonly string[],
): Promise<string[]> {
  const followed = await Promise.all(given.map((id) => followMerges(context, kind, id)));
  const there = followed.filter(({ tag }) => tag.status !== 'deleted');
  return withMerged(
    context,
    kind,
    there.map(({ id }) => id),
  );
}

/**
 * Checks tags for a presentation. Ids that are none are kept if the presentation has them already.
 * @param field of the input, for the error. @throws DomainError INVALID
 */
export async function checkTags(
  context: ServiceContext,
  kind: Tag,
  field: string,
  given: readonly string[],
  carried: readonly string[] = [],
): Promise<string[]> {
  const followed = await Promise.all(given.map((id) => followMerges(context, kind, id)));
  const isKept = (id: string, { status }: TagState) =>
    status === 'active' || (status === 'none' && carried.includes(id));
  if (!followed.every(({ id, tag }) => isKept(id, tag))) {
    const sentence = problemsOf(kind).unknown;
    throw new DomainError('INVALID', sentence, { [field]: [sentence] });
  }
  return [...new Set(followed.map(({ id }) => id))];
}

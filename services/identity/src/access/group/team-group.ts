import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { searchPrefix } from '@lectern/kernel/text/fold.ts';
import { group as groupAggregate, type ActiveGroup, type Group } from './group.ts';

export interface SeenGroup {
  id: string;
  group: ActiveGroup;
}

const isId = (id: string) => z.uuid().safeParse(id).success;

/** Null where the caller's team has no such group, or not any more. */
export async function seeGroup(context: ServiceContext, id: string): Promise<SeenGroup | null> {
  return (await seeGroups(context, [id]))[0] ?? null;
}

/** Those of these that are there, by name. */
export async function seeGroups(
  context: ServiceContext,
  ids: readonly string[],
): Promise<SeenGroup[]> {
  const view = context.view(groupAggregate);
  const rows = await Promise.all(ids.filter(isId).map((id) => view.get(id)));
  const there = rows.map((row) => row && asSeen(row.id, row.doc)).filter((seen) => seen !== null);
  return there.toSorted((one, other) => one.group.name.localeCompare(other.group.name, 'en'));
}

export async function findGroups(
  context: ServiceContext,
  search: string | null | undefined,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const prefix = searchPrefix(search ?? '');
  if (search?.trim() && prefix === null) return { items: [], total: 0 }; // Asked for something that no name can have.
  const where = { isThere: true, ...(prefix && { terms: { prefix } }) };
  const view = context.view(groupAggregate);
  const [rows, total] = await Promise.all([
    view.find({ list: 'byName', where, limit: pageSize, skip: (page - 1) * pageSize }),
    view.count({ list: 'byName', where }),
  ]);
  return {
    items: rows.map(({ id, doc }) => asSeen(id, doc)).filter((seen) => seen !== null),
    total,
  };
}

/** After a command. @throws DomainError NOT_FOUND */
export function seeGroupState(id: string, state: Group): SeenGroup {
  const seen = asSeen(id, state);
  if (!seen) throw new DomainError('NOT_FOUND', 'No such group.');
  return seen;
}

function asSeen(id: string, group: Group): SeenGroup | null {
  return group.status === 'active' ? { id, group } : null;
}

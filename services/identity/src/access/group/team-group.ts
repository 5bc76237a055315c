import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { searchPrefix } from '@lectern/schemas/text/fold.ts';
import { group as groupAggregate } from './group.ts';
import type { ActiveGroup, Group } from './state.ts';
import { problems } from '../../problems.ts';

export interface TeamGroup {
  id: string;
  group: ActiveGroup;
}

const isUuid = (id: string) => z.uuid().safeParse(id).success;

/** Null if the caller's team has no such group. */
export async function findGroup(context: ServiceContext, id: string): Promise<TeamGroup | null> {
  return (await findGroups(context, [id]))[0] ?? null;
}

/** Existing groups, sorted by name. */
export async function findGroups(
  context: ServiceContext,
  ids: readonly string[],
): Promise<TeamGroup[]> {
  const view = context.view(groupAggregate);
  const rows = await Promise.all(ids.filter(isUuid).map((id) => view.get(id)));
  const groups = rows
    .map((row) => row && toTeamGroup(row.id, row.doc))
    .filter((found) => found !== null);
  return groups.toSorted((one, other) => one.group.name.localeCompare(other.group.name, 'en'));
}

export async function searchGroups(
  context: ServiceContext,
  search: string | null | undefined,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const prefix = searchPrefix(search ?? '');
  if (search?.trim() && prefix === null) return { items: [], total: 0 }; // No name can match.
  const where = { isThere: true, ...(prefix && { terms: { prefix } }) };
  const view = context.view(groupAggregate);
  const [rows, total] = await Promise.all([
    view.find({ list: 'byName', where, limit: pageSize, skip: (page - 1) * pageSize }),
    view.count({ list: 'byName', where }),
  ]);
  return {
    items: rows.map(({ id, doc }) => toTeamGroup(id, doc)).filter((found) => found !== null),
    total,
  };
}

/** @throws DomainError NOT_FOUND */
export function groupFromState(id: string, state: Group): TeamGroup {
  const found = toTeamGroup(id, state);
  if (!found) throw new DomainError('NOT_FOUND', problems.groupUnknown);
  return found;
}

function toTeamGroup(id: string, group: Group): TeamGroup | null {
  return group.status === 'active' ? { id, group } : null;
}

import { DomainError } from '@lectern/kernel/errors.ts';
import { everyRow } from '@lectern/kernel/personal-data/person-export.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { noSuchLabel } from './commands.ts';
import { Label } from './label.ts';
import type { ActiveLabel, LabelState } from './state.ts';
import { problems } from '../problems.ts';

export type LabelRow = ActiveLabel & { id: string };

/** Everyone in the team sees its labels, whatever rule filters the presentations around them. */
const labelsIn = (context: ServiceContext) => context.view(Label, { isUnfiltered: true });

/** Null for a label that was merged or deleted, too. */
export async function findLabel(context: ServiceContext, id: string): Promise<LabelRow | null> {
  const row = await labelsIn(context).get(id);
  return row && rowOf(row.id, row.doc);
}

/** All labels of the team, by name. */
export async function findLabels(context: ServiceContext): Promise<LabelRow[]> {
  const rows = await everyRow(labelsIn(context), { list: 'byName', where: { isThere: true } });
  return rows.map(({ id, doc }) => rowOf(id, doc)).filter((row) => row !== null);
}

/** The answer of a mutation. @throws DomainError NOT_FOUND */
export function changedLabel({ id, state }: { id: string; state: LabelState }): LabelRow {
  const row = rowOf(id, state);
  if (!row) throw noSuchLabel();
  return row;
}

function rowOf(id: string, label: LabelState): LabelRow | null {
  return label.status === 'active' ? { ...label, id } : null;
}

/** Follows a label to the one it was merged into. */
export async function followMerges(
  context: ServiceContext,
  id: string,
): Promise<{ id: string; label: LabelState }> {
  const label = (await labelsIn(context).get(id))?.doc ?? Label.initial;
  return label.status === 'merged' ? followMerges(context, label.intoId) : { id, label };
}

/**
 * The labels that a presentation's label ids mean today. Ids that never were a label stay in `ids`: presentations may
 * have them from before labels existed.
 */
export async function currentLabels(
  context: ServiceContext,
  carried: readonly string[],
): Promise<{ ids: string[]; labels: LabelRow[] }> {
  const followed = await Promise.all(carried.map((id) => followMerges(context, id)));
  const current = new Map(followed.map(({ id, label }) => [id, label]));
  const labels = [...current].map(([id, label]) => rowOf(id, label));
  return {
    ids: [...current].flatMap(([id, { status }]) => (status === 'deleted' ? [] : [id])),
    labels: labels
      .filter((row) => row !== null)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  };
}

/** These labels and all that were merged into them: presentations may still carry those ids. */
export async function withMerged(
  context: ServiceContext,
  given: readonly string[],
): Promise<string[]> {
  const ids = new Set(given);
  for (let into = [...ids]; into.length > 0;) {
    const where = { isThere: false, intoId: { in: into } };
    const merged = await everyRow(labelsIn(context), { list: 'merged', where });
    into = merged.map(({ id }) => id);
    for (const id of into) ids.add(id);
  }
  return [...ids];
}

/**
 * Checks labels for a presentation. Ids that are no label are kept if the presentation has them already.
 * @throws DomainError INVALID under `labelIds`
 */
export async function checkLabels(
  context: ServiceContext,
  given: readonly string[],
  carried: readonly string[] = [],
): Promise<string[]> {
  const followed = await Promise.all(given.map((id) => followMerges(context, id)));
  const isKept = (id: string, { status }: LabelState) =>
    status === 'active' || (status === 'none' && carried.includes(id));
  if (!followed.every(({ id, label }) => isKept(id, label)))
    throw new DomainError('INVALID', problems.labelUnknown, { labelIds: [problems.labelUnknown] });
  return [...new Set(followed.map(({ id }) => id))];
}

import { everyRow } from '@lectern/kernel/personal-data/person-export.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { noSuchForm } from './commands.ts';
import { Form } from './form.ts';
import { targetOf, type ExistingForm, type FormPlace, type FormState } from './state.ts';

export type FormRow = ExistingForm & { id: string };

export async function findForm(context: ServiceContext, id: string): Promise<FormRow | null> {
  const row = await context.view(Form).get(id);
  return row && rowOf(row.id, row.doc);
}

/** Of any team. */
export async function findPublishedForm(
  context: ServiceContext,
  uuid: string,
): Promise<FormRow | null> {
  const row = await context.lookup(Form, 'uuid', uuid);
  const form = row && rowOf(row.id, row.doc);
  return form?.status === 'published' ? form : null;
}

/** All forms of the team, by name. */
export async function findForms(context: ServiceContext): Promise<FormRow[]> {
  const rows = await everyRow(context.view(Form), { list: 'byName', where: { isThere: true } });
  return rows.map(({ id, doc }) => rowOf(id, doc)).filter((row) => row !== null);
}

/** The forms that a presentation or link shows, by place. */
export async function formsAt(
  context: ServiceContext,
  target: string,
): Promise<Record<FormPlace, FormRow | null>> {
  const where = { isThere: true, targets: { containsAny: [target] } };
  const rows = await everyRow(context.view(Form), { list: 'byName', where });
  const forms = rows.map(({ id, doc }) => rowOf(id, doc)).filter((row) => row !== null);
  const at = (place: FormPlace) =>
    forms.find(({ places }) =>
      places.some((each) => each.place === place && targetOf(each) === target),
    ) ?? null;
  return { GATE: at('GATE'), END: at('END') };
}

/** The answer of a mutation. @throws DomainError NOT_FOUND */
export function changedForm({ id, state }: { id: string; state: FormState }): FormRow {
  const row = rowOf(id, state);
  if (!row) throw noSuchForm();
  return row;
}

function rowOf(id: string, form: FormState): FormRow | null {
  return form.status === 'none' || form.status === 'deleted' ? null : { ...form, id };
}

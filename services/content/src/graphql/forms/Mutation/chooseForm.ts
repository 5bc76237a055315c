import { DomainError } from '@lectern/kernel/errors.ts';
import { noSuchForm } from '../../../form/commands.ts';
import { findForm, formsAt } from '../../../form/find-forms.ts';
import { Form } from '../../../form/form.ts';
import { targetOf } from '../../../form/state.ts';
import { Presentation } from '../../../presentation/presentation.ts';
import type { MutationResolvers } from '../../generated.ts';
import { shownAt, targetInput } from '../target.ts';
import { problems } from '../../../problems.ts';

export const chooseForm: MutationResolvers['chooseForm'] = async (
  _,
  { place, formId = null, ...given },
  context,
) => {
  const target = targetInput(given);
  if (target.presentationId !== null) {
    const row = await context.view(Presentation).get(target.presentationId);
    if (row?.doc.status !== 'present')
      throw new DomainError('NOT_FOUND', problems.presentationUnknown);
  }
  if (formId !== null && !(await findForm(context, formId))) throw noSuchForm();
  const before = (await formsAt(context, targetOf(target)))[place];
  const at = { place, ...target };
  // Each changes its own stream; the reservation keeps two forms from one place.
  const execute = (type: 'PlaceForm' | 'RemoveFormPlace', id: string) =>
    context.execute(Form, id, { type, formId: id, ...at }, { withoutIdempotency: true });
  if (before?.id === formId) return shownAt(context, target);
  if (before) await execute('RemoveFormPlace', before.id);
  if (formId !== null)
    try {
      await execute('PlaceForm', formId);
    } catch (error) {
      // A gate does not stay open because the next one failed.
      if (before) await execute('PlaceForm', before.id).catch(() => undefined);
      throw asSentence(error);
    }
  return shownAt(context, target);
};

function asSentence(error: unknown): unknown {
  if (!(error instanceof DomainError) || !error.fields?.['form-place']) return error;
  return new DomainError('CONFLICT', problems.formPlaceTaken, {
    formId: [problems.formPlaceTaken],
  });
}

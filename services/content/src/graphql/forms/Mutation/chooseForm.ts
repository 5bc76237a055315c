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
  const options = { withoutIdempotency: true };
  if (before && before.id !== formId)
    await context.execute(
      Form,
      before.id,
      { type: 'RemoveFormPlace', formId: before.id, ...at },
      options,
    );
  if (formId !== null && before?.id !== formId)
    await context.execute(Form, formId, { type: 'PlaceForm', formId, ...at }, options);
  return shownAt(context, target);
};

import { changedForm } from '../../../form/find-forms.ts';
import { Form } from '../../../form/form.ts';
import type { MutationResolvers } from '../../generated.ts';

export const unpublishForm: MutationResolvers['unpublishForm'] = async (_, { id }, context) =>
  changedForm(await context.execute(Form, id, { type: 'UnpublishForm', formId: id }));

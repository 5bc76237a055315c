import { changedForm } from '../../../form/find-forms.ts';
import { Form } from '../../../form/form.ts';
import type { MutationResolvers } from '../../generated.ts';

export const publishForm: MutationResolvers['publishForm'] = async (_, { id }, context) =>
  changedForm(await context.execute(Form, id, { type: 'PublishForm', formId: id }));

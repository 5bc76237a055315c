import { Form } from '../../../form/form.ts';
import type { MutationResolvers } from '../../generated.ts';

export const deleteForm: MutationResolvers['deleteForm'] = async (_, { id }, context) => {
  await context.execute(Form, id, { type: 'DeleteForm', formId: id });
  return true;
};

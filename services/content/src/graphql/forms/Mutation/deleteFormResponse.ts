import { FormResponse } from '../../../form/form-response.ts';
import type { MutationResolvers } from '../../generated.ts';

export const deleteFormResponse: MutationResolvers['deleteFormResponse'] = async (
  _,
  { id },
  context,
) => {
  await context.execute(FormResponse, id, { type: 'DeleteResponse', responseId: id });
  return true;
};

import { Label } from '../../label/label.ts';
import type { MutationResolvers } from '../generated.ts';

export const deleteLabel: MutationResolvers['deleteLabel'] = async (_, { id }, context) => {
  await context.execute(Label, id, { type: 'DeleteLabel', labelId: id });
  return true;
};

import { undoChange } from '../../../people/history/undo-change.ts';
import type { MutationResolvers } from '../../generated.ts';

export const undoMemberChange: MutationResolvers['undoMemberChange'] = (
  _parent,
  { userId, changeId },
  context,
) => {
  return undoChange(context, userId, changeId);
};

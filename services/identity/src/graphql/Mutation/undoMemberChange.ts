import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { undoChange } from '../../history/undo-change.ts';
import type { SeenUser } from '../../user/seen-user.ts';
import type { MutationUndoMemberChangeArgs } from '../generated.ts';

export function undoMemberChange(_parent: unknown, { userId, changeId }: MutationUndoMemberChangeArgs, context: ServiceContext): Promise<SeenUser> {
  return undoChange(context, userId, changeId);
}

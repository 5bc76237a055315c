import { callerId } from '../caller.ts';
import { countUnread } from '../unread.ts';
import type { QueryResolvers } from '../generated.ts';

export const unreadNotificationCount: QueryResolvers['unreadNotificationCount'] = (
  _parent,
  _args,
  context,
) => {
  return countUnread(context, callerId(context));
};

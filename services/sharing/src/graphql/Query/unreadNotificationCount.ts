import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { callerId } from '../caller.ts';
import { countUnread } from '../unread.ts';

export function unreadNotificationCount(_parent: unknown, _args: unknown, context: ServiceContext) {
  return countUnread(context, callerId(context));
}

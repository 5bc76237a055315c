import type {
  GroupCreated,
  GroupDeleted,
  GroupRenamed,
} from '@lectern/schemas/events/identity/groups.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';

/** A named part of a team. Its members are kept with the users, so that their claims name it. */
export type Group =
  | { status: 'none' }
  | { status: 'active'; teamId: string | null; name: string; createdAt: string }
  | { status: 'deleted' };

export type ActiveGroup = Extract<Group, { status: 'active' }>;

export type GroupEvent = EventOf<typeof GroupCreated | typeof GroupRenamed | typeof GroupDeleted>;

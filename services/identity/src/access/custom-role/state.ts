import type {
  CustomRoleCreated,
  CustomRoleDeleted,
  CustomRolePermissionsChanged,
  CustomRoleRenamed,
} from '@lectern/schemas/events/identity/custom-roles.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';

/** A team's named set of permissions. Users hold its id; the permissions are read from here. */
export type CustomRole =
  | { status: 'none' }
  | {
      status: 'active';
      teamId: string | null;
      name: string;
      permissions: readonly string[];
      createdAt: string;
    }
  | { status: 'deleted' };

export type ActiveCustomRole = Extract<CustomRole, { status: 'active' }>;

export type CustomRoleEvent = EventOf<
  | typeof CustomRoleCreated
  | typeof CustomRoleRenamed
  | typeof CustomRolePermissionsChanged
  | typeof CustomRoleDeleted
>;

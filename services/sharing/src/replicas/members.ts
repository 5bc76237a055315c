import { MemberRemoved, TeamJoined } from '@lectern/schemas/events/identity/memberships.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';

export interface Member {
  userId: string;
}

export const members = projection({
  name: 'members',
  version: 1,
  on: [TeamJoined, MemberRemoved],
  fields: {},
  lists: {},
  rowIds: ({ data }) => [data.userId],
  apply: (_doc: Member | undefined, { type, data: { userId } }): Member | undefined =>
    type === 'TeamJoined' ? { userId } : undefined,
  index: () => ({}),
});

/** Whether the user is a member of the caller's team; waits for the replica before it says no. */
export function isMember(context: ServiceContext, userId: string): Promise<boolean> {
  return context.fresh(
    members,
    `User/${userId}`,
    async (rows) => (await rows.get(userId)) !== null,
    (isThere) => isThere,
  );
}

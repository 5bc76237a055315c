import { UserRegistered } from '@lectern/schemas/events/identity.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';

/** Whom mail about a link goes to, and whom its recipient sees. Null once the person is erased. */
export interface UserReplica {
  userId: string;
  name: string | null;
  email: string | null;
}

export const users = projection({
  name: 'users',
  version: 1,
  on: [UserRegistered],
  fields: { userId: 'text' },
  lists: {},
  // People belong to no team, so they are looked up and not got.
  lookups: ['userId'],
  touches: ({ data }) => [data.userId],
  apply: (_doc: UserReplica | undefined, { data: { userId, name, email } }): UserReplica => ({ userId, name, email }),
  index: ({ userId }) => ({ userId }),
});

/** Null only when there is no such person. */
export async function readUser(context: ServiceContext, userId: string): Promise<UserReplica | null> {
  const read = () => context.lookupRow(users, 'userId', userId);
  const row = await context.fresh(users, `User/${userId}`, read, (found) => found !== null);
  return row?.doc ?? null;
}

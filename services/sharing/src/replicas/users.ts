import { ProfileEdited, UserRegistered } from '@lectern/schemas/events/identity.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';

/** Whom mail about a link goes to, and whom its recipient sees. Null once the person is erased. */
export interface UserReplica {
  userId: string;
  name: string | null;
  email: string | null;
  /** IANA name; null: UTC. */
  timeZone: string | null;
  /** How links they make tell them of openings, where nothing else is said; null: they have not said. */
  notificationLevel: number | null;
}

export const users = projection({
  name: 'users',
  version: 2,
  on: [UserRegistered, ProfileEdited],
  fields: { userId: 'text' },
  lists: {},
  // People belong to no team, so they are looked up and not got.
  lookups: ['userId'],
  touches: ({ data }) => [data.userId],
  apply(doc: UserReplica | undefined, { type, data }): UserReplica | undefined {
    if (type === 'UserRegistered') return { userId: data.userId, name: data.name, email: data.email, timeZone: null, notificationLevel: null };
    if (!doc) return doc;
    const { name, timeZone, notificationLevel } = data;
    return {
      ...doc,
      ...(name !== undefined && { name }),
      ...(timeZone !== undefined && { timeZone }),
      ...(notificationLevel !== undefined && { notificationLevel }),
    };
  },
  index: ({ userId }) => ({ userId }),
});

/** Null only when there is no such person. */
export async function readUser(context: ServiceContext, userId: string): Promise<UserReplica | null> {
  const read = () => context.lookupRow(users, 'userId', userId);
  const row = await context.fresh(users, `User/${userId}`, read, (found) => found !== null);
  return row?.doc ?? null;
}

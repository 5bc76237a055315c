import {
  MemberLocked,
  MemberRemoved,
  MemberUnlocked,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import { ProfileEdited, UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import { unnamedAdmin } from '@lectern/schemas/access/unnamed-admin.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';

/** Senders of links. Personal fields are null once the person is erased. */
export interface UserReplica {
  userId: string;
  name: string | null;
  email: string | null;
  /** IANA name; null: the team's. */
  timeZone: string | null;
  /** Default for links that they create; null: none chosen. */
  notificationLevel: number | null;
  /** Teams that locked or removed them: they get no mail from there. */
  shutOutOf: readonly string[];
}

export const users = projection({
  name: 'users',
  version: 4,
  scope: 'global',
  on: [UserRegistered, ProfileEdited, TeamJoined, MemberLocked, MemberUnlocked, MemberRemoved],
  fields: { userId: 'text' },
  lists: {},
  lookups: ['userId'],
  rowIds: ({ data }) => [data.userId],
  apply(doc: UserReplica | undefined, { type, data }): UserReplica | undefined {
    if (type === 'UserRegistered')
      return {
        userId: data.userId,
        name: data.name,
        email: data.email,
        timeZone: null,
        notificationLevel: null,
        shutOutOf: [],
      };
    if (!doc) return doc;
    if (type !== 'ProfileEdited')
      return {
        ...doc,
        shutOutOf: updatedShutOut(
          doc,
          data.teamId,
          type === 'MemberLocked' || type === 'MemberRemoved',
        ),
      };
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

function updatedShutOut({ shutOutOf }: UserReplica, teamId: string, isOut: boolean): string[] {
  const others = shutOutOf.filter((id) => id !== teamId);
  return isOut ? [...others, teamId] : others;
}

/** As recipients see it; null if they have entered none. */
export function senderName({ name }: Pick<UserReplica, 'name'>): string | null {
  return name === unnamedAdmin ? null : name;
}

/** Null only if the user does not exist. `email` is null if the caller's team has locked or removed them. */
export async function readUser(
  context: ServiceContext,
  userId: string,
): Promise<UserReplica | null> {
  const read = () => context.lookupRow(users, 'userId', userId);
  const row = await context.fresh(users, `User/${userId}`, read, (found) => found !== null);
  if (!row) return null;
  const teamId = context.claims.kind === 'anonymous' ? null : context.claims.teamId;
  return teamId !== null && row.doc.shutOutOf.includes(teamId)
    ? { ...row.doc, email: null }
    : row.doc;
}

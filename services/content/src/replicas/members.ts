import { GroupJoined, GroupLeft } from '@lectern/schemas/events/identity/groups.ts';
import {
  InvitationRevoked,
  MemberCustomRoleChanged,
  MemberLocked,
  MemberPermissionsChanged,
  MemberRemoved,
  MemberRoleChanged,
  MemberUnlocked,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import type { TeamRole } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { customRoles } from './custom-roles.ts';
import { problems } from '../problems.ts';

/** Members of a team and their permissions. Someone who is only invited may have groups already, and is no member. */
export interface MemberReplica {
  isMember: boolean;
  role: TeamRole;
  /** Granted to this person, in addition to those of the role. */
  permissions: readonly string[];
  customRoleId: string | null;
  isLocked: boolean;
  groupIds: readonly string[];
}

const notAMember: MemberReplica = {
  isMember: false,
  role: 'TEAM_MEMBER',
  permissions: [],
  customRoleId: null,
  isLocked: false,
  groupIds: [],
};

export const members = projection({
  name: 'members',
  version: 3,
  on: [
    GroupJoined,
    GroupLeft,
    InvitationRevoked,
    TeamJoined,
    MemberRoleChanged,
    MemberPermissionsChanged,
    MemberCustomRoleChanged,
    MemberLocked,
    MemberUnlocked,
    MemberRemoved,
  ],
  fields: {},
  lists: {},
  rowIds: ({ data }) => [data.userId],
  apply(before: MemberReplica | undefined, { type, data }): MemberReplica | undefined {
    const doc = before ?? notAMember;
    switch (type) {
      case 'GroupJoined':
        return {
          ...doc,
          groupIds: [...doc.groupIds.filter((id) => id !== data.groupId), data.groupId],
        };
      case 'TeamJoined':
        return {
          ...doc,
          isMember: true,
          role: data.role,
          permissions: data.permissions,
          customRoleId: null,
          isLocked: false,
        };
      case 'MemberRemoved':
        return undefined;
    }
    if (!before) return undefined;
    switch (type) {
      case 'GroupLeft':
        return { ...doc, groupIds: doc.groupIds.filter((id) => id !== data.groupId) };
      case 'InvitationRevoked':
        return doc.isMember ? doc : undefined;
      case 'MemberRoleChanged':
        return { ...doc, role: data.role };
      case 'MemberPermissionsChanged':
        return { ...doc, permissions: data.permissions };
      case 'MemberCustomRoleChanged':
        return { ...doc, customRoleId: data.customRoleId };
      case 'MemberLocked':
        return { ...doc, isLocked: true };
      case 'MemberUnlocked':
        return { ...doc, isLocked: false };
    }
  },
  index: () => ({}),
});

/** A member of the caller's team, or null. @throws DomainError UNAVAILABLE while that is not known */
export async function readMember(
  context: ServiceContext,
  userId: string,
): Promise<MemberReplica | null> {
  const row = await context.fresh(
    members,
    `User/${userId}`,
    (rows) => rows.get(userId),
    (found) => found?.doc.isMember === true && !found.doc.isLocked,
  );
  return row?.doc.isMember ? row.doc : null;
}

/** With those of the custom role, looked up now: a changed role needs no update of its members. */
export async function permissionsOfMember(
  context: ServiceContext,
  { permissions, customRoleId }: MemberReplica,
): Promise<readonly string[]> {
  const role = customRoleId ? await context.rowsOf(customRoles).get(customRoleId) : null;
  return [...permissions, ...(role?.doc.permissions ?? [])];
}

/** @param field of the input, for the error. @throws DomainError INVALID unless it is an unlocked member; UNAVAILABLE */
export async function assertMember(
  context: ServiceContext,
  userId: string,
  field: string,
): Promise<void> {
  const member = await readMember(context, userId);
  if (member && !member.isLocked) return;
  const sentence = problems.chooseMember;
  throw new DomainError('INVALID', sentence, { [field]: [sentence] });
}

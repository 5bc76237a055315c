import { permissionLabel } from '@lectern/schemas/access/role-labels.ts';
import type {
  PersonalSection,
  PersonExport as Person,
} from '@lectern/kernel/personal-data/person-export.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { device } from '../../sign-in/device/device.ts';
import { findGroups } from '../../access/group/team-group.ts';
import type { ChangedField } from '../history/change.ts';
import { changeKinds } from '../history/kinds.ts';
import { changesOfPerson } from '../history/find-changes.ts';
import { displayValue } from '../history/display-value.ts';
import { signIn } from '../../sign-in/sign-in/sign-in.ts';
import { team } from '../team/team.ts';
import { groupsIn, teamMembershipIn, type TeamMembership } from '../user/memberships.ts';
import type { RegisteredUser } from '../user/state.ts';
import { user } from '../user/user.ts';

export async function personalData(
  context: ServiceContext,
  { userId, teamId }: Person,
): Promise<PersonalSection[]> {
  const found = (await context.view(user).get(userId))?.doc;
  if (found?.status !== 'active') return [];
  const [membership, groups, signIns, devices, history] = await Promise.all([
    membershipRows(context, teamId, teamMembershipIn(found, teamId)),
    findGroups(context, groupsIn(found, teamId)),
    signInRows(context, userId, teamId),
    deviceRows(context, userId, teamId),
    historyRows(context, userId, teamId),
  ]);
  return [
    { title: 'Profile', rows: [profileRow(userId, found)] },
    { title: 'Membership', rows: membership },
    { title: 'Groups', rows: groups.map(({ id, group }) => ({ id, name: group.name })) },
    { title: 'Sign-ins', rows: signIns },
    { title: 'Devices', rows: devices },
    { title: 'History', rows: history },
  ];
}

function profileRow(id: string, { name, email, slug, createdAt, profile }: RegisteredUser) {
  return {
    id,
    name,
    email,
    slug,
    createdAt,
    title: profile.title,
    phone: profile.phone,
    signature: profile.signature,
    notificationLevel: profile.notificationLevel,
    timeZone: profile.timeZone,
    locale: profile.locale,
  };
}

async function membershipRows(
  context: ServiceContext,
  teamId: string,
  membership: TeamMembership | null,
) {
  if (!membership) return [];
  const found = (await context.view(team).get(teamId))?.doc;
  return [
    {
      team: found?.status === 'active' ? found.name : null,
      teamId,
      role: membership.role,
      customRole: await displayValue(context, { of: 'CUSTOM_ROLE' }, membership.customRoleId),
      status: membership.status,
      permissions: membership.permissions.join(' '),
    },
  ];
}

async function signInRows(context: ServiceContext, userId: string, teamId: string) {
  const rows = await context.view(signIn).find({ list: 'byUser', where: { userId }, limit: 1_000 });
  return rows.flatMap(({ doc }) =>
    doc.status === 'active' && doc.teamId === teamId && doc.impersonation === null
      ? [
          {
            startedAt: doc.startedAt,
            lastUsedAt: doc.lastUsedAt,
            expiresAt: doc.expiresAt,
            deviceName: doc.deviceName,
            userAgent: doc.userAgent,
            address: doc.address,
          },
        ]
      : [],
  );
}

async function deviceRows(context: ServiceContext, userId: string, teamId: string) {
  const where = { userId, teamId };
  const rows = await context.view(device).find({ list: 'byUser', where, limit: 1_000 });
  return rows.flatMap(({ id, doc }) =>
    doc.status === 'active'
      ? [
          {
            id,
            name: doc.name,
            platform: doc.platform,
            appVersion: doc.appVersion,
            registeredAt: doc.registeredAt,
            lastSeenAt: doc.lastSeenAt,
          },
        ]
      : [],
  );
}

async function historyRows(context: ServiceContext, userId: string, teamId: string) {
  const changes = await changesOfPerson(context, { personId: userId, teamId, kinds: changeKinds });
  const textOf = async (field: ChangedField) => {
    const name = field.name.startsWith('can_') ? permissionLabel(field.name) : field.name;
    const before = (await displayValue(context, field, field.before)) ?? '–';
    const after = (await displayValue(context, field, field.after)) ?? '–';
    return `${name}: ${before} → ${after}`;
  };
  return Promise.all(
    changes.map(async ({ meta, summary, fields }) => ({
      at: meta.time,
      what: summary,
      byThemselves: meta.actorId === userId,
      changes: (await Promise.all(fields.map(textOf))).join('; '),
    })),
  );
}

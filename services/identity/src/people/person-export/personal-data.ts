import { mayWords } from '@lectern/kernel/access/role-words.ts';
import type {
  PersonalSection,
  PersonExport as Person,
} from '@lectern/kernel/personal-data/person-export.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { device } from '../../sign-in/device/device.ts';
import { findGroups } from '../../access/group/team-group.ts';
import { changeKinds } from '../history/kinds.ts';
import { changesOfPerson } from '../history/find-changes.ts';
import { displayValue } from '../history/display-value.ts';
import { signIn } from '../../sign-in/sign-in/sign-in.ts';
import { team } from '../team/team.ts';
import { groupsIn, teamMembershipIn } from '../user/memberships.ts';
import { user } from '../user/user.ts';

/** Who they are, what they may do in the team, how they come in, and what was changed of them. */
export async function personalData(
  context: ServiceContext,
  { userId, teamId }: Person,
): Promise<PersonalSection[]> {
  const found = (await context.view(user).get(userId))?.doc;
  if (found?.status !== 'active') return [];
  const { email, name, slug, createdAt, profile } = found;
  const membership = teamMembershipIn(found, teamId);
  const [ofTeam, customRole] = [
    (await context.view(team).get(teamId))?.doc,
    await displayValue(context, { of: 'CUSTOM_ROLE' }, membership?.customRoleId ?? null),
  ];
  const [groups, signIns, devices, changes] = await Promise.all([
    findGroups(context, groupsIn(found, teamId)),
    context.view(signIn).find({ list: 'byUser', where: { userId }, limit: 1_000 }),
    context.view(device).find({ list: 'byUser', where: { userId, teamId }, limit: 1_000 }),
    changesOfPerson(context, { personId: userId, teamId, kinds: changeKinds }),
  ]);
  const history = await Promise.all(
    changes.map(async ({ meta, summary, fields }) => {
      const values = await Promise.all(
        fields.map(
          async (field) =>
            `${field.name.startsWith('can_') ? mayWords(field.name) : field.name}: ${(await displayValue(context, field, field.before)) ?? '–'} → ${(await displayValue(context, field, field.after)) ?? '–'}`,
        ),
      );
      return {
        at: meta.time,
        what: summary,
        byThemselves: meta.actorId === userId,
        changes: values.join('; '),
      };
    }),
  );
  return [
    {
      title: 'Profile',
      rows: [
        {
          id: userId,
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
        },
      ],
    },
    {
      title: 'Membership',
      rows: membership
        ? [
            {
              team: ofTeam?.status === 'active' ? ofTeam.name : null,
              teamId,
              role: membership.role,
              customRole,
              status: membership.status,
              permissions: membership.permissions.join(' '),
            },
          ]
        : [],
    },
    { title: 'Groups', rows: groups.map(({ id, group }) => ({ id, name: group.name })) },
    {
      title: 'Sign-ins',
      rows: signIns.flatMap(({ doc }) =>
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
      ),
    },
    {
      title: 'Devices',
      rows: devices.flatMap(({ id, doc }) =>
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
      ),
    },
    { title: 'History', rows: history },
  ];
}

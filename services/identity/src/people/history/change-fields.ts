import { roleLabels } from '@lectern/schemas/access/role-labels.ts';
import type { RecordedEvent } from '@lectern/kernel/events/recorded-event.ts';
import type { TeamMembership } from '../user/memberships.ts';
import type { User } from '../user/state.ts';
import { alertLabels, permissionFields, type Change } from './change.ts';

export function membershipFields(
  before: TeamMembership | null,
  after: TeamMembership | null,
): Change['fields'] {
  if (!after) return [];
  const role =
    before?.role === after.role
      ? []
      : [
          {
            name: 'Role',
            before: before && roleLabels[before.role],
            after: roleLabels[after.role],
          },
        ];
  const [was, is] = [before?.customRoleId ?? null, after.customRoleId];
  const own =
    was === is ? [] : [{ name: 'Custom role', before: was, after: is, of: 'CUSTOM_ROLE' as const }];
  return [...role, ...own, ...permissionFields(before?.permissions ?? [], after.permissions)];
}

export const groupFields = (joined: readonly RecordedEvent[]): Change['fields'] =>
  joined.map(({ data }) => ({
    name: 'Group',
    before: null,
    after: String(data['groupId']),
    of: 'GROUP',
  }));

export const profileLabels: Record<string, string> = {
  name: 'Name',
  title: 'Title',
  phone: 'Phone',
  signature: 'Signature',
  notificationLevel: 'Alerts',
  timeZone: 'Time zone',
  locale: 'Language',
};

export function profileFields({ type, data }: RecordedEvent, before: User): Change['fields'] {
  if (type !== 'ProfileEdited' || before.status === 'none') return [];
  const then: Record<string, unknown> = { name: before.name, ...before.profile };
  return Object.entries(profileLabels).flatMap(([field, name]) =>
    data[field] === undefined
      ? []
      : [
          {
            name,
            before: profileValue(field, then[field]),
            after: profileValue(field, data[field]),
          },
        ],
  );
}

function profileValue(field: string, value: unknown): string | null {
  if (typeof value === 'number' && field === 'notificationLevel') return alertLabels[value] ?? null;
  return typeof value === 'string' ? value : null;
}

import { permissionLabel, roleLabels } from '@lectern/schemas/access/role-labels.ts';
import type { PersonalSection } from '@lectern/kernel/personal-data/person-export.ts';
import { alertLabels } from '../history/change.ts';

type Value = PersonalSection['rows'][number][string];

const fieldLabels = new Map(
  Object.entries({
    id: 'ID',
    notificationLevel: 'Alerts',
    locale: 'Language',
    customRole: 'Custom role',
    permissions: 'Additional permissions',
    userAgent: 'Browser or app',
    deviceName: 'Device',
    elapsedMs: 'Time',
    what: 'What happened',
    at: 'When',
  }),
);
const statusLabels = new Map(
  Object.entries({
    INVITED: 'Invited',
    ACTIVE: 'Active',
    LOCKED: 'Locked',
    REMOVED: 'Removed',
    CANCELED: 'Canceled',
    EXPIRED: 'Expired',
  }),
);
const platformLabels = new Map(
  Object.entries({ IOS: 'iOS', MAC: 'Mac', WINDOWS: 'Windows', OTHER: 'Another' }),
);
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** Labels of stored values, by field. */
const valueLabels = new Map(
  Object.entries<(value: string) => string | undefined>({
    role: (role) => Object.entries(roleLabels).find(([key]) => key === role)?.[1],
    status: (status) => statusLabels.get(status),
    platform: (platform) => platformLabels.get(platform),
    notificationLevel: (level) => alertLabels[Number(level)],
    permissions: (keys) =>
      keys
        .split(' ')
        .map((key, index) =>
          index === 0 ? permissionLabel(key) : permissionLabel(key).toLowerCase(),
        )
        .join(', '),
    locale: (locale) =>
      /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(locale) ? languages.of(locale) : undefined,
    timeZone: (zone) => zone.replaceAll('_', ' '),
    elapsedMs: (ms) => formatDuration(Math.round(Number(ms) / 1000)),
  }),
);

/** `createdAt` is “Created at”, `teamId` “Team ID”. */
export function fieldLabel(field: string): string {
  const words = field
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/ id$/, ' ID');
  return fieldLabels.get(field) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Null if the value needs no label. */
export function valueLabel(field: string, value: Value): string | null {
  return value === null || value === '' ? null : (valueLabels.get(field)?.(String(value)) ?? null);
}

function formatDuration(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return [
    hours > 0 && `${hours} h`,
    minutes > 0 && `${minutes} min`,
    hours === 0 && (seconds % 60 > 0 || minutes === 0) && `${seconds % 60} s`,
  ]
    .filter(Boolean)
    .join(' ');
}

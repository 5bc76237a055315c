import { useMemo } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import type { PersonFragment } from '../../../gql/graphql.ts';

interface Permission {
  key: string;
  label: string;
  /** What the permission allows. */
  does: string;
  isForApps?: true;
}

export interface PermissionGroup {
  label: string;
  permissions: readonly Permission[];
}

const edit = (name: string, does: string): Permission => ({
  key: `can_edit_${name}`,
  label: sentence(name),
  does,
});
const named = (name: string, label: string, does: string): Permission => ({
  key: `can_edit_${name}`,
  label,
  does,
});
/** Lectern itself never checks it. */
const forApps = (permission: Permission): Permission => ({ ...permission, isForApps: true });
const editInApps = (name: string, does: string) => forApps(edit(name, does));
const sentence = (name: string) =>
  `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`.replaceAll('_', ' ');

/** Permissions by topic, in display order. */
const permissionGroups: readonly PermissionGroup[] = [
  {
    label: 'Content',
    permissions: [
      edit('presentations', 'Publish, change and delete presentations, including drafts.'),
      edit('files', 'See and delete the files behind presentations.'),
      edit('labels', 'Create and change labels.'),
      editInApps('folders', 'Create and organize folders.'),
      editInApps('products', 'Create and change products.'),
      editInApps('brands', 'Create and change brands.'),
    ],
  },
  {
    label: 'Sharing',
    permissions: [
      editInApps('email_templates', 'Write the templates that links are sent with.'),
      forApps({
        key: 'can_test_email_templates',
        label: 'Test email templates',
        does: 'Send themselves a test of a template.',
      }),
      editInApps('forms', 'Create forms and read the answers.'),
      editInApps('messages', 'Write messages to the team.'),
      editInApps('faxes', 'Manage faxes.'),
    ],
  },
  {
    label: 'People',
    permissions: [
      named(
        'users',
        'People',
        'Invite, lock and remove people, and grant permissions they have themselves.',
      ),
      edit('groups', 'Create groups and choose their members.'),
      named('team', 'Team settings', 'Change the team’s settings.'),
      editInApps('user_contacts', 'Change other people’s contacts.'),
      editInApps('subscribers', 'Choose who follows a presentation.'),
      editInApps('devices', 'Manage the team’s devices.'),
      editInApps('territories', 'Define territories.'),
    ],
  },
  {
    label: 'Data',
    permissions: [
      named('events', 'All analytics', 'See what recipients of everyone’s links read.'),
      { key: 'can_export_data', label: 'Export data', does: 'Export lists and events as files.' },
      forApps({
        key: 'can_edit_metabase_permissions',
        label: 'Metabase',
        does: 'Choose who sees which reports.',
      }),
      editInApps('webhooks', 'Send events to other systems.'),
    ],
  },
  {
    label: 'Tools',
    permissions: [
      forApps({
        key: 'can_create_spaces',
        label: 'Create spaces',
        does: 'Combine presentations in a space.',
      }),
      forApps({ key: 'can_share_spaces', label: 'Share spaces', does: 'Share a space by link.' }),
      forApps({
        key: 'can_use_snippets',
        label: 'Use snippets',
        does: 'Insert snippets in emails.',
      }),
      forApps({
        key: 'can_verify_emails',
        label: 'Verify emails',
        does: 'Have emails checked before sending.',
      }),
      forApps({ key: 'can_use_metabase', label: 'Use Metabase', does: 'Open Metabase reports.' }),
    ],
  },
];

const allPermissions: readonly Permission[] = permissionGroups.flatMap(
  ({ permissions }) => permissions,
);
export const permissionKeys = allPermissions.map(({ key }) => key);
export const permissionLabel = (key: string) =>
  allPermissions.find((permission) => permission.key === key)?.label ?? key;

/** What the team's pages show: the permissions of Lectern itself, and those of its own apps if it has any. */
export function usePermissionGroups(): readonly PermissionGroup[] {
  const { showsAppSettings } = useViewer().viewer.currentTeam;
  return useMemo(
    () =>
      permissionGroups
        .map(({ label, permissions }) => ({
          label,
          permissions: permissions.filter(({ isForApps }) => showsAppSettings || !isForApps),
        }))
        .filter(({ permissions }) => permissions.length > 0),
    [showsAppSettings],
  );
}

/** “Share; edit presentations, files; export data”, of the permissions in these groups. */
export function summaryOf(
  groups: readonly PermissionGroup[],
  person: Pick<PersonFragment, 'currentTeamRole'>,
  may: (key: string) => boolean,
): string {
  if (isAdmin(person)) return 'Everything';
  const held = groups.flatMap(({ permissions }) => permissions.filter(({ key }) => may(key)));
  // Events are recorded, not edited.
  const edited = held.filter(({ key }) => key.startsWith('can_edit_') && key !== 'can_edit_events');
  const others = held.filter((permission) => !edited.includes(permission));
  return [
    'Share',
    ...(edited.length === 0
      ? []
      : [`edit ${edited.map(({ label }) => label.toLowerCase()).join(', ')}`]),
    ...others.map(({ label }) => label.toLowerCase()),
  ].join(' · ');
}

export const isAdmin = ({ currentTeamRole }: Pick<PersonFragment, 'currentTeamRole'>) =>
  currentTeamRole === 'TEAM_ADMIN';
export const personName = ({ name, email }: Pick<PersonFragment, 'name' | 'email'>) =>
  name ?? email ?? 'Erased user';

/** No one grants or revokes permissions they lack, or their own. The server applies the same rule. */
export interface Editor {
  id: string;
  isAdmin: boolean;
  can: (permission: string) => boolean;
}

/** Restoring grants everything that comes back. */
export function mayRestore(
  editor: Editor,
  {
    storedPermissions,
    customRole,
    currentTeamRole,
  }: Pick<PersonFragment, 'storedPermissions' | 'customRole' | 'currentTeamRole'>,
): boolean {
  return (
    editor.isAdmin ||
    (currentTeamRole === 'TEAM_MEMBER' &&
      [...(storedPermissions ?? []), ...(customRole?.permissions ?? [])].every((key) =>
        editor.can(key),
      ))
  );
}

export function mayGrant(
  editor: Editor,
  person: Pick<PersonFragment, 'id' | 'currentTeamRole'>,
  key: string,
): boolean {
  return editor.id !== person.id && !isAdmin(person) && editor.can(key);
}

/** Whether the editor may grant or revoke a role with all its permissions. */
export const mayGive = (editor: Editor, role: { permissions: readonly string[] }) =>
  role.permissions.every((key) => editor.can(key));

import type { PersonFragment } from '../../../gql/graphql.ts';

interface Permission {
  key: string;
  label: string;
  /** What the permission allows. */
  does: string;
  isForApps?: true;
}

const edit = (name: string, does: string): Permission => ({
  key: `can_edit_${name}`,
  label: sentence(name),
  does,
});
/** Lectern itself never checks it. */
const forApps = (permission: Permission): Permission => ({ ...permission, isForApps: true });
const editInApps = (name: string, does: string) => forApps(edit(name, does));
const sentence = (name: string) =>
  `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`.replaceAll('_', ' ');

/** Permissions by topic, in display order. */
export const permissionGroups: readonly { label: string; permissions: readonly Permission[] }[] = [
  {
    label: 'Content',
    permissions: [
      edit('presentations', 'Publishes, changes and deletes presentations, drafts too.'),
      edit('files', 'Sees and deletes the files behind presentations.'),
      editInApps('folders', 'Makes and arranges folders.'),
      editInApps('labels', 'Makes and changes labels.'),
      editInApps('products', 'Makes and changes products.'),
      editInApps('brands', 'Makes and changes brands.'),
    ],
  },
  {
    label: 'Sharing',
    permissions: [
      editInApps('email_templates', 'Writes the messages that links are sent with.'),
      forApps({
        key: 'can_test_email_templates',
        label: 'Test email templates',
        does: 'Sends a template to themselves to see it.',
      }),
      editInApps('forms', 'Makes forms and reads what was answered.'),
      editInApps('messages', 'Writes messages to the team.'),
      editInApps('faxes', 'Looks after faxes.'),
    ],
  },
  {
    label: 'People',
    permissions: [
      edit('users', 'Invites, locks and removes people, and gives what they have themselves.'),
      editInApps('user_contacts', 'Changes the contacts of others.'),
      edit('groups', 'Makes groups and says who is in them.'),
      editInApps('subscribers', 'Says who follows a presentation.'),
      edit('devices', 'Looks after the team’s devices.'),
      editInApps('territories', 'Draws territories.'),
      edit('team', 'Changes the team’s settings.'),
    ],
  },
  {
    label: 'Data',
    permissions: [
      edit('events', 'Sees what recipients of everybody’s links read.'),
      forApps({
        key: 'can_edit_metabase_permissions',
        label: 'Metabase',
        does: 'Says who sees which reports.',
      }),
      editInApps('webhooks', 'Sends what happens to other systems.'),
      {
        key: 'can_export_data',
        label: 'Export data',
        does: 'Takes lists and events out as files.',
      },
    ],
  },
  {
    label: 'Tools',
    permissions: [
      forApps({
        key: 'can_create_spaces',
        label: 'Create spaces',
        does: 'Puts presentations together in a space, where the team has spaces.',
      }),
      forApps({ key: 'can_share_spaces', label: 'Share spaces', does: 'Shares a space by link.' }),
      forApps({
        key: 'can_use_snippets',
        label: 'Use snippets',
        does: 'Puts snippets into what they send.',
      }),
      forApps({
        key: 'can_verify_emails',
        label: 'Verify emails',
        does: 'Has addresses checked before sending.',
      }),
      forApps({
        key: 'can_use_metabase',
        label: 'Use Metabase',
        does: 'Opens the reports of Metabase.',
      }),
    ],
  },
];

export const allPermissions: readonly Permission[] = permissionGroups.flatMap(
  ({ permissions }) => permissions,
);
export const permissionLabel = (key: string) =>
  allPermissions.find((permission) => permission.key === key)?.label ?? key;

/** A short form of what it allows. */
export const titleOf = ({ does, isForApps }: Permission) =>
  `${does}${isForApps ? ' For your apps alone.' : ''}`;

export const isAdmin = ({ currentTeamRole }: Pick<PersonFragment, 'currentTeamRole'>) =>
  currentTeamRole === 'TEAM_ADMIN';
export const personName = ({ name, email }: Pick<PersonFragment, 'name' | 'email'>) =>
  name ?? email ?? 'Somebody who was erased';

/**
 * Nobody grants or revokes permissions they lack, or their own. The server applies the same rule.
 */
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

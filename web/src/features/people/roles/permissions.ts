import { useMemo } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import type { PersonFragment } from '../../../gql/graphql.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

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

const edit = (name: string, label: string, does: string): Permission => ({
  key: `can_edit_${name}`,
  label,
  does,
});
/** Lectern itself never checks it. */
const forApps = (permission: Permission): Permission => ({ ...permission, isForApps: true });
const editInApps = (name: string, label: string, does: string) => forApps(edit(name, label, does));

/** Permissions by topic, in display order. */
const permissionGroups: readonly PermissionGroup[] = [
  {
    label: common.content,
    permissions: [
      edit('presentations', common.presentations, texts.canEditPresentationsHint),
      edit('files', common.files, texts.canEditFilesHint),
      edit('labels', texts.labels, texts.createAndChangeLabels),
      edit('folders', texts.folders, texts.createAndOrganizeFolders),
      edit('products', texts.products, texts.createAndChangeProducts),
      edit('brands', texts.brands, texts.createAndChangeBrands),
    ],
  },
  {
    label: texts.sharing,
    permissions: [
      editInApps('email_templates', texts.emailTemplates, texts.canEditTemplatesHint),
      forApps({
        key: 'can_test_email_templates',
        label: texts.testEmailTemplates,
        does: texts.canTestTemplatesHint,
      }),
      editInApps('forms', texts.forms, texts.canEditFormsHint),
      editInApps('messages', texts.messages, texts.writeMessagesToTheTeam),
      editInApps('faxes', texts.faxes, texts.manageFaxes),
    ],
  },
  {
    label: common.people,
    permissions: [
      edit('users', common.people, texts.canEditUsersHint),
      edit('groups', common.groups, texts.canEditGroupsHint),
      edit('team', common.teamSettings, texts.changeTheTeamsSettings),
      editInApps('user_contacts', texts.userContacts, texts.changeOtherPeoplesContacts),
      editInApps('subscribers', texts.subscribers, texts.chooseWhoFollowsAPresentation),
      editInApps('devices', common.devices, texts.manageTheTeamsDevices),
      editInApps('territories', texts.territories, texts.defineTerritories),
    ],
  },
  {
    label: texts.data,
    permissions: [
      edit('events', texts.allAnalytics, texts.canEditEventsHint),
      { key: 'can_export_data', label: texts.exportData, does: texts.canExportHint },
      forApps({
        key: 'can_edit_metabase_permissions',
        label: 'Metabase',
        does: texts.chooseWhoSeesWhichReports,
      }),
      editInApps('webhooks', texts.webhooks, texts.sendEventsToOtherSystems),
    ],
  },
  {
    label: texts.tools,
    permissions: [
      forApps({
        key: 'can_create_spaces',
        label: texts.createSpaces,
        does: texts.combinePresentationsInASpace,
      }),
      forApps({ key: 'can_share_spaces', label: texts.shareSpaces, does: texts.shareASpaceByLink }),
      forApps({
        key: 'can_use_snippets',
        label: texts.useSnippets,
        does: texts.insertSnippetsInEmails,
      }),
      forApps({
        key: 'can_verify_emails',
        label: texts.verifyEmails,
        does: texts.haveEmailsCheckedBeforeSending,
      }),
      forApps({
        key: 'can_use_metabase',
        label: texts.useMetabase,
        does: texts.openMetabaseReports,
      }),
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
  if (isAdmin(person)) return texts.everything;
  const held = groups.flatMap(({ permissions }) => permissions.filter(({ key }) => may(key)));
  // Events are recorded, not edited.
  const edited = held.filter(({ key }) => key.startsWith('can_edit_') && key !== 'can_edit_events');
  const others = held.filter((permission) => !edited.includes(permission));
  return [
    texts.share,
    ...(edited.length === 0
      ? []
      : [texts.editThese({ edited: edited.map(({ label }) => label.toLowerCase()).join(', ') })]),
    ...others.map(({ label }) => label.toLowerCase()),
  ].join(' · ');
}

export const isAdmin = ({ currentTeamRole }: Pick<PersonFragment, 'currentTeamRole'>) =>
  currentTeamRole === 'TEAM_ADMIN';
export const personName = ({ name, email }: Pick<PersonFragment, 'name' | 'email'>) =>
  name ?? email ?? common.erasedUser;

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

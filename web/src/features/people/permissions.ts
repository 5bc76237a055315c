import type { PersonFragment } from '../../gql/graphql.ts';

interface Permission {
  key: string;
  word: string;
}

const edits = (...names: string[]) => names.map((name): Permission => ({ key: `can_edit_${name}`, word: sentence(name) }));
const sentence = (name: string) => `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`.replaceAll('_', ' ');

/** The permissions by what they are about, in the order in which people look for them. */
export const permissionGroups: readonly { word: string; permissions: readonly Permission[] }[] = [
  { word: 'Content', permissions: edits('presentations', 'files', 'folders', 'labels', 'products', 'brands') },
  { word: 'Sharing', permissions: [...edits('email_templates'), { key: 'can_test_email_templates', word: 'Test email templates' }, ...edits('forms', 'messages', 'faxes')] },
  { word: 'People', permissions: edits('users', 'user_contacts', 'groups', 'subscribers', 'devices', 'territories', 'team') },
  { word: 'Data', permissions: [...edits('events'), { key: 'can_edit_metabase_permissions', word: 'Metabase' }, ...edits('webhooks'), { key: 'can_export_data', word: 'Export data' }] },
];

export const allPermissions: readonly Permission[] = permissionGroups.flatMap(({ permissions }) => permissions);
export const wordOf = (key: string) => allPermissions.find((permission) => permission.key === key)?.word ?? key;

export const isAdmin = ({ currentTeamRole }: Pick<PersonFragment, 'currentTeamRole'>) => currentTeamRole === 'TEAM_ADMIN';
export const nameOf = ({ name, email }: Pick<PersonFragment, 'name' | 'email'>) => name ?? email ?? 'Somebody who was erased';

/** Who edits others: nobody gives or takes what they do not have, and nobody their own. The server judges the same. */
export interface Editor {
  id: string;
  isAdmin: boolean;
  can: (permission: string) => boolean;
}

/** Who restores gives all that comes back. */
export function mayRestore(editor: Editor, { storedPermissions, currentTeamRole }: Pick<PersonFragment, 'storedPermissions' | 'currentTeamRole'>): boolean {
  return editor.isAdmin || (currentTeamRole === 'TEAM_MEMBER' && (storedPermissions ?? []).every((key) => editor.can(key)));
}

export function mayGrant(editor: Editor, person: Pick<PersonFragment, 'id' | 'currentTeamRole'>, key: string): boolean {
  return editor.id !== person.id && !isAdmin(person) && editor.can(key);
}

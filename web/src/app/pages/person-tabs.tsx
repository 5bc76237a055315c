import { DevicesTab } from '../../features/devices/devices-tab.tsx';
import { GroupsTab } from '../../features/people/person/groups-tab.tsx';
import { OverviewTab } from '../../features/people/person/overview-tab.tsx';
import { HistoryTab } from '../../features/people/person/history-tab.tsx';
import { PermissionsTab } from '../../features/people/person/permissions-tab.tsx';
import { PersonPage as Person } from '../../features/people/person/person-page.tsx';
import { ProfileTab } from '../../features/people/person/profile-tab.tsx';
import type { PersonTab } from '../../features/people/person/shown-person.ts';
import { SignInsTab } from '../../features/people/person/sign-ins-tab.tsx';
import { TeamsTab } from '../../features/people/person/teams-tab.tsx';

/** The tabs of a person's page, in this order; some come from other features. */
const tabs: readonly PersonTab[] = [
  { path: '', label: 'Overview', Tab: OverviewTab, isFor: () => true },
  { path: 'profile', label: 'Profile', Tab: ProfileTab, isFor: () => true },
  {
    path: 'teams',
    label: 'Teams',
    Tab: TeamsTab,
    isFor: ({ editor }) => editor.can('can_edit_users'),
  },
  {
    path: 'permissions',
    label: 'Permissions',
    Tab: PermissionsTab,
    isFor: ({ editor, isSelf }) => isSelf || editor.can('can_edit_users'),
  },
  { path: 'groups', label: 'Groups', Tab: GroupsTab, isFor: () => true },
  {
    path: 'sign-ins',
    label: 'Sign-ins',
    Tab: SignInsTab,
    isFor: ({ editor, isSelf, person }) =>
      isSelf || (editor.isAdmin && person.status !== 'INVITED'),
  },
  {
    path: 'devices',
    label: 'Devices',
    Tab: DevicesTab,
    isFor: ({ editor, isSelf, person, showsApps }) =>
      showsApps && (isSelf || (editor.can('can_edit_devices') && person.status !== 'INVITED')),
  },
  {
    path: 'history',
    label: 'History',
    Tab: HistoryTab,
    isFor: ({ editor, isSelf }) => isSelf || editor.can('can_edit_users'),
  },
];

export const PersonPage = () => <Person tabs={tabs} />;

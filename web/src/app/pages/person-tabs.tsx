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
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** The tabs of a person's page, in this order; some come from other features. */
const tabs: readonly PersonTab[] = [
  { path: '', label: texts.overview, Tab: OverviewTab, isFor: () => true },
  { path: 'profile', label: texts.profile, Tab: ProfileTab, isFor: () => true },
  {
    path: 'teams',
    label: common.teams,
    Tab: TeamsTab,
    isFor: ({ editor }) => editor.can('can_edit_users'),
  },
  {
    path: 'permissions',
    label: common.permissions,
    Tab: PermissionsTab,
    isFor: ({ editor, isSelf }) => isSelf || editor.can('can_edit_users'),
  },
  { path: 'groups', label: common.groups, Tab: GroupsTab, isFor: () => true },
  {
    path: 'sign-ins',
    label: texts.signIns,
    Tab: SignInsTab,
    isFor: ({ editor, isSelf, person }) =>
      isSelf || (editor.isAdmin && person.status !== 'INVITED'),
  },
  {
    path: 'devices',
    label: common.devices,
    Tab: DevicesTab,
    isFor: ({ editor, isSelf, person, showsApps }) =>
      showsApps && (isSelf || (editor.can('can_edit_devices') && person.status !== 'INVITED')),
  },
  {
    path: 'history',
    label: common.history,
    Tab: HistoryTab,
    isFor: ({ editor, isSelf }) => isSelf || editor.can('can_edit_users'),
  },
];

export const PersonPage = () => <Person tabs={tabs} />;

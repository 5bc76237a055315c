/** Lazy bundle: people, team and profile. */
export { DevicesPage } from '../../features/devices/devices-page.tsx';
export { GroupPage } from '../../features/groups/group-page.tsx';
export { GroupsPage } from '../../features/groups/groups-page.tsx';
export { PeoplePage } from '../../features/people/list/people-page.tsx';
export { PersonPage } from './person-tabs.tsx';
export { PeopleHistoryPage } from '../../features/people/history/history-page.tsx';
export { OwnHistoryPage } from '../../features/profile/own-history-page.tsx';
export { ProfilePage } from '../../features/profile/profile-page.tsx';
export { RolesPage } from '../../features/people/roles/roles-page.tsx';
export { ErasedPage } from '../../shared/personal-data/erased-page.tsx';
export { SecondFactorPage } from '../../features/security/second-factor-page.tsx';
export { SecurityPage } from '../../features/security/security-page.tsx';
export { TeamPage } from '../../features/team/team-page.tsx';

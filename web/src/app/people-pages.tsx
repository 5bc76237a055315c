/** Who is in the team and who one is oneself; loaded when one goes there. */
export { PeoplePage } from '../features/people/people-page.tsx';
export { ProfilePage } from '../features/profile/profile-page.tsx';
export { SecurityPage } from '../features/security/security-page.tsx';

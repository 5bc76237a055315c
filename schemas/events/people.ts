/** What happens to people and every service has to follow: the kernel reacts to it for all of them. */
export { MemberRemoved, TeamJoined, WorkHandedOver, WorkReturned } from './identity/memberships.ts';
export { PersonErased, PersonExportRequested } from './identity/users.ts';

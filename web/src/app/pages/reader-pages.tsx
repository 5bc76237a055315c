/** Lazy bundle: contacts and visits, and how they are counted. */
export { CountingPage } from '../../features/help/counting-page.tsx';
export { ContactPage } from '../../features/contacts/contact-page.tsx';
export { ContactsPage } from '../../features/contacts/contacts-page.tsx';
export { VisitPage } from '../../features/visits/visit-page.tsx';
export { NotificationsPage } from '../../features/notifications/notifications-page.tsx';

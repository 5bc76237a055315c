/** Who read, and what each did; loaded when one goes there. */
export { ContactPage } from '../../features/contacts/contact-page.tsx';
export { ContactsPage } from '../../features/contacts/contacts-page.tsx';
export { VisitPage } from '../../features/visits/visit-page.tsx';

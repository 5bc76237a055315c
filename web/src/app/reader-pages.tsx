/** Who read, and what each did; loaded when one goes there. */
export { VisitPage } from '../features/visits/visit-page.tsx';

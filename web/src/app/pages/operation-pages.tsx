/** How the installation does, and what it publishes; loaded when one goes there. */
export { SystemPage } from '../../features/system/system-page.tsx';
export { EventStreamPage } from '../../features/event-stream/event-stream-page.tsx';

/** Lazy bundle: system and event stream. */
export { SystemPage } from '../../features/system/system-page.tsx';
export { EventStreamPage } from '../../features/event-stream/event-stream-page.tsx';

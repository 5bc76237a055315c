import type { RealtimeMessage } from './event-stream.ts';

/** Their groups or permissions may have changed, and with them what they see. */
export function isAboutViewer(message: RealtimeMessage, viewer: { id: string }): boolean {
  return message.kind === 'changed' && message.type === 'User' && message.id === viewer.id;
}

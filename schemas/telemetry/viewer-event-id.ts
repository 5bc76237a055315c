import { hash } from 'node:crypto';

/** Identifies a viewer event within its session (DESIGN §5). */
interface Named {
  sessionId: string;
  eventAtUs: number;
  category: string;
  action: string;
  path: string | null;
}

/** The id of a viewer event on the log: a repetition has the same. */
export function logIdOf({ sessionId, eventAtUs, category, action, path }: Named): string {
  return `${sessionId}/${eventAtUs}/${category}/${action}/${path ?? ''}`;
}

/** Its public id: a UUIDv7 derived only from the event, so that a repeated report gets the same. */
export function viewerEventId(event: Named): string {
  const moment = Math.trunc(Math.min(event.eventAtUs / 1000, 2 ** 48 - 1))
    .toString(16)
    .padStart(12, '0');
  const rest = hash('sha256', logIdOf(event), 'hex');
  const variant = ((Number.parseInt(rest[3]!, 16) & 3) | 8).toString(16);
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(4, 7)}-${rest.slice(7, 19)}`;
}

import { idAt } from './id-at.ts';

/** Identifies a viewer event within its session. */
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

/** Its public id: a repeated report gets the same. */
export function viewerEventId(event: Named): string {
  return idAt(event.eventAtUs / 1000, logIdOf(event));
}

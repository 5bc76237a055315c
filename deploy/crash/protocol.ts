/** What a writer asks of the process under test. `key` makes a retry the same request. */
export type Operation =
  | { kind: 'create'; key: string; linkId: string; token: string }
  | { kind: 'cancel'; key: string; linkId: string }
  | { kind: 'report'; key: string; sessionId: string; elapsedMs: number }
  /** Somebody opens a link, as whom they are known by their browser, until they are erased. */
  | { kind: 'open'; key: string; hitId: string; placeId: string }
  | { kind: 'erase'; key: string; hitId: string };

export type Request =
  | { id: number; ask: 'operation'; operation: Operation }
  /** Everything that is stored, once all of it has reached its readers. */
  | { id: number; ask: 'account'; isFinal: boolean }
  | { id: number; ask: 'settled' }
  /** Answers what is under way, then ends. */
  | { id: number; ask: 'stop' };

export type Reply =
  | { id: number; value: unknown }
  | { id: number; failure: { code: string; message: string } }
  | { isReady: true };

interface LoggedEvent {
  id: string;
  type: string;
  topic: string;
  partition: number;
  offset: number;
}

/** What the process under test holds, told by itself after a restart. */
export interface Account {
  /** Every commit of every stream, in order. */
  commits: {
    stream: string;
    number: number;
    firstVersion: number;
    events: { type: string; data: Record<string, unknown> }[];
  }[];
  /** The log from its beginning, partition by partition. */
  log: LoggedEvent[];
  feed: string[];
  /** Rows by projection, as they serve, and after a rebuild. */
  rows: Record<string, { id: string; doc: unknown }[]>;
  /** Already found out there: inline views that are not the fold of their commits, rebuilt rows that differ, parked events. */
  problems: string[];
  settledInMs: number;
}

/** What is known of somebody. */
export const browserOf = (hitId: string): string => `Browser of ${hitId}`;

export const teamId = '01a1fa00-0000-7000-8000-000000000001';
export const presentationId = '01a1fa00-0000-7000-8000-000000000002';

/** What a writer asks of the process under test. `key` makes a retry the same request. */
export type Operation =
  | { kind: 'create'; key: string; linkId: string; token: string }
  | { kind: 'cancel'; key: string; linkId: string }
  | { kind: 'report'; key: string; sessionId: string; elapsedMs: number }
  /** A visitor opens a link and is known by their browser until they are erased. */
  | { kind: 'open'; key: string; hitId: string; placeId: string }
  | { kind: 'erase'; key: string; hitId: string };

export type Request =
  | { id: number; ask: 'operation'; operation: Operation }
  /** Asks for everything stored, once all of it has reached its readers. */
  | { id: number; ask: 'account'; isFinal: boolean }
  | { id: number; ask: 'settled' }
  /** Completes requests under way, then exits. */
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

/** What the process under test holds, as it reports after a restart. */
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
  /** Rows by projection, as they are served. */
  rows: Record<string, { id: string; doc: unknown }[]>;
  /** Problems that the process found itself: inline views that differ from the fold of their commits, rows that differ from a rebuild, parked events. */
  problems: string[];
  settledInMs: number;
}

/** Personal data of a visitor. */
export const browserOf = (hitId: string): string => `Browser of ${hitId}`;

export const teamId = '01a1fa00-0000-7000-8000-000000000001';
export const presentationId = '01a1fa00-0000-7000-8000-000000000002';

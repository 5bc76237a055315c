import type { RecordedEvent } from '../events/recorded-event.ts';
import type { CommitMeta } from '../store/commits-port.ts';

/** An aggregate's state, and up to where its stream is folded into it. */
export interface Loaded<State> {
  state: State;
  /** Version of the last event; 0 where there is none. */
  version: number;
  /** Number of the last commit; 0 where there is none. */
  number: number;
}

/** The same, with the number of the commit that its inline view shows; smaller where the view is still being written. */
export interface LoadedNow<State> extends Loaded<State> {
  viewed: number;
}

/** One commit of a stream, with the state before and after it. */
export interface Step<State> {
  /** Of the commit. */
  number: number;
  meta: CommitMeta;
  events: readonly RecordedEvent[];
  before: State;
  after: State;
}

/** Which part of a stream to read. */
export interface LookBack {
  /** ISO 8601: leaves out later commits. */
  until?: string;
  /** Only commits with events of these types; others are not even opened. */
  types?: ReadonlySet<string>;
}

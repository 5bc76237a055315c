import type { Network } from '../network/network.ts';
import type { ViewDeclaration, ViewRow } from './views-port.ts';

/** Where a call came from, without its address: the sign-in has that, and the device, sealed. */
export interface From {
  signInId: string;
  network: Network;
}

/** Who did it, and why: the same for every event of a commit. */
export interface CommitMeta {
  /** ISO 8601, UTC, milliseconds. */
  time: string;
  teamId: string | null;
  actorId: string | null;
  onBehalfOfId: string | null;
  correlationId: string;
  causationId: string | null;
  /** Missing where it was no call, and in older commits. */
  from?: From;
  /** The step of a recorded trace that made it, as W3C writes it. */
  traceparent?: string;
}

/** One event inside a commit, protected fields sealed. */
export interface StoredEvent {
  type: string;
  /** Version of the event's schema. */
  schemaVersion: number;
  data: Record<string, unknown>;
}

export interface Idempotency {
  /** Unique with its scope (team, actor and route). */
  key: string;
  /** Of the request body; another body under the same key is refused. */
  hash: string;
}

export interface Commit {
  /** `Aggregate/<team id>/<id>`, or `Aggregate/<id>` where the stream is global. */
  stream: string;
  /** Consecutive in its stream, from 1. */
  number: number;
  /** UUIDv7. */
  id: string;
  /** Version of its first event in the stream, from 1; also set where a commit has no events. */
  firstVersion: number;
  /** At most 512 KB each. Empty where a slow writer has to be overtaken. */
  events: StoredEvent[];
  meta: CommitMeta;
  idempotency: Idempotency | null;
}

export interface Reservation {
  scope: string;
  kind: string;
  value: string;
}

export interface ReservationRow extends Reservation {
  /** Stream that holds it. */
  owner: string;
  /** Commit number with which it took it. */
  number: number;
}

export interface Append {
  commit: Commit;
  /** The stream's inline view as of this commit. */
  view: { declaration: ViewDeclaration; row: ViewRow };
  take: Reservation[];
  release: Reservation[];
  /** Whom its events are about (`EventCodec.personsOf`): `Views.ofPerson` finds the view by them. */
  persons?: readonly string[];
}

/** Another commit has this number already: load again and decide again. */
export class CommitConflict extends Error {
  constructor(stream: string, number: number) {
    super(`${stream} has a commit ${number} already`);
    this.name = 'CommitConflict';
  }
}

/** The idempotency key was used: answer from this commit. */
export class CommitRepeated extends Error {
  readonly stream: string;
  readonly number: number;
  readonly hash: string;
  constructor(stream: string, number: number, hash: string) {
    super(`${stream} answered this key in commit ${number}`);
    this.name = 'CommitRepeated';
    this.stream = stream;
    this.number = number;
    this.hash = hash;
  }
}

/** Another stream's row holds the value. */
export class ReservationHeld extends Error {
  readonly row: ReservationRow;
  constructor(row: ReservationRow) {
    super(`${row.kind} is reserved by ${row.owner}`);
    this.name = 'ReservationHeld';
    this.row = row;
  }
}

export interface Commits {
  /**
   * Makes the commit durable, with its inline view and reservations, and sees that its events reach the log.
   * Resolves only after the write is on disk. Appending the very same commit id again resolves too.
   * The distributed adapter waits up to 250 ms for publication.
   * @throws CommitConflict | CommitRepeated | ReservationHeld | DomainError STORAGE_FULL
   */
  append(append: Append): Promise<void>;
  /** Commits with a greater number, in order, from the primary. */
  read(stream: string, afterNumber?: number, upToNumber?: number): Promise<Commit[]>;
  findByIdempotencyKey(key: string): Promise<Commit | null>;
  /** Every stream of the service, for `verify` and for folding views again. */
  streams(): AsyncIterable<string>;
}

export interface Reservations {
  find(reservation: Reservation): Promise<ReservationRow | null>;
  /**
   * Replaces a row whose owner gave the value up but died before releasing it.
   * @returns false when the row is no longer the one that was seen.
   */
  seize(seen: ReservationRow, owner: string, number: number): Promise<boolean>;
}

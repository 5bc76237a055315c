import type { EventDefinition } from '@lectern/schemas/events/event.ts';
import type { Claims } from '@lectern/schemas/access/claims.ts';
import type { Rows } from '@lectern/schemas/access/rule.ts';
import type { Aggregate } from '../commands/aggregate.ts';
import type { Executed } from '../commands/handler.ts';
import type { LookBack, Step } from '../commands/loaded.ts';
import type { Engines } from '../engines/engines.ts';
import type { Projection } from '../projections/projection.ts';
import type { Job, NewJob } from '../store/jobs-port.ts';
import type { TextMatch, TextPage, TextQuery } from '../store/texts-port.ts';
import type { Row, ViewHandle } from './view-handle.ts';

/** One call into a service: who calls, and what the call may read and do. */
export interface ServiceContext {
  readonly claims: Claims;
  readonly engines: Engines;
  readonly correlationId: string;
  /** Rows that the rule of the field under resolution lets through. */
  readonly rows: Rows | undefined;

  /**
   * Decides and commits a command in the caller's team (`teamId` only for the product itself and global streams).
   * Where the rule filters rows, a stream that it hides is NOT_FOUND. The request's Idempotency-Key applies, unless
   * `withoutIdempotency`: for a policy that repeats itself safely, or an answer that is stored nowhere (a token).
   */
  execute<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    id: string,
    command: Command,
    options?: { teamId?: string; withoutIdempotency?: boolean },
  ): Promise<Executed<State>>;

  /** The inline view of an aggregate, in the caller's team, through the rule's rows. */
  view<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    options?: { teamId?: string; isUnfiltered?: boolean },
  ): ViewHandle<State>;

  /** A stream commit by commit, oldest first: its state at any time, and who changed what. Empty where the rule hides it. */
  history<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    id: string,
    lookBack?: LookBack,
  ): Promise<readonly Step<State>[]>;

  /** A projection's rows, likewise. */
  rowsOf<Doc, Definitions extends EventDefinition>(
    projection: Projection<Doc, Definitions>,
    options?: { teamId?: string; isUnfiltered?: boolean },
  ): ViewHandle<Doc>;

  /** Finds a row of any team by a declared look-up field; the row says which team. */
  lookup<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    field: string,
    value: string,
  ): Promise<Row<State> | null>;
  lookupRow<Doc, Definitions extends EventDefinition>(
    projection: Projection<Doc, Definitions>,
    field: string,
    value: string,
  ): Promise<Row<Doc> | null>;

  /**
   * Reads a replica; where the answer is not acceptable (missing, forbids) it is read again once the replica has
   * contains everything that was committed to the foreign stream, and passed the end of its partition, as of now.
   * @throws DomainError UNAVAILABLE after 2 s.
   */
  fresh<Doc, Definitions extends EventDefinition, Answer>(
    replica: Projection<Doc, Definitions>,
    foreignStream: string,
    read: (rows: ViewHandle<Doc>) => Promise<Answer>,
    isAcceptable: (answer: Answer) => boolean,
  ): Promise<Answer>;

  /** Which of these streams a projection has seen, and up to which version: so that live and permanent figures are not counted twice. */
  seenBy<Doc, Definitions extends EventDefinition>(
    projection: Projection<Doc, Definitions>,
    streams: readonly string[],
  ): Promise<Map<string, number>>;

  /** The moment up to which a projection contains the log, ISO 8601. */
  completeUntil<Doc, Definitions extends EventDefinition>(
    projection: Projection<Doc, Definitions>,
  ): Promise<string>;

  /**
   * Waits until a projection contains everything that is on the log now. False where that takes longer than 10 s, or
   * where events are parked: then what is missing in its rows proves nothing.
   */
  isUpToDate<Doc, Definitions extends EventDefinition>(
    projection: Projection<Doc, Definitions>,
  ): Promise<boolean>;

  readonly jobs: {
    add(job: NewJob): Promise<boolean>;
    get(kind: string, key: string): Promise<Job | null>;
    reschedule(kind: string, key: string, dueAt: string): Promise<boolean>;
    cancel(kind: string, key: string): Promise<void>;
    listBySubject(subjectId: string): Promise<Job[]>;
    /** How many jobs of the caller's team wait; stops at `COUNT_LIMIT`. */
    countWaiting(kind: string): Promise<number>;
    /** How many jobs of all teams run, or wait and start earlier than this one; stops at `COUNT_LIMIT`. */
    countAhead(job: Pick<Job, 'kind' | 'dueAt'>): Promise<number>;
  };

  /** Texts of the caller's team; no rule narrows them. */
  readonly texts: {
    put(ownerId: string, pages: readonly TextPage[]): Promise<void>;
    remove(ownerId: string): Promise<void>;
    has(ownerId: string): Promise<boolean>;
    isEmpty(): Promise<boolean>;
    search(query: TextQuery): Promise<TextMatch[]>;
  };

  /** The same call, seeing only these rows. */
  withRows(rows: Rows | undefined): ServiceContext;

  /** The same service as the product itself, in a team. */
  asSystem(teamId: string | null): ServiceContext;
}

import type { LogRecord } from '../log/port.ts';

/** A consumer of a topic: a policy, or one generation of a projection. */
export interface TopicMember {
  /** Names its journal. */
  readonly consumer: string;
  readonly topics: readonly string[];
  readonly types: ReadonlySet<string>;
  /** Milliseconds for which records may gather before they are taken together. */
  readonly flushAfterMs?: number | undefined;
  /** Whether its own journal records what it has taken; otherwise only the shared checkpoint does. */
  readonly hasJournal: boolean;
  /** Takes the partition over. @returns the offset that its own journal wants next */
  begin(topic: string, partition: number): Promise<number>;
  /**
   * Takes records of its types, in order; those that it has taken before change nothing.
   * @throws transient errors: the same records come again
   */
  take(topic: string, partition: number, records: readonly LogRecord[]): Promise<void>;
  /** Everything before the offset is taken, or of other types. */
  noteReached(topic: string, partition: number, offset: number): void;
  onError(error: unknown): void;
}

/** Null where the record does not show it, so that each reader has to look. */
export function typeOf({ event, body }: LogRecord): string | null {
  return event?.type ?? /"type":"([^"]+)"/.exec(body)?.[1] ?? null;
}

export function isWanted(record: LogRecord, types: ReadonlySet<string>): boolean {
  const type = typeOf(record);
  return type === null || types.has(type);
}

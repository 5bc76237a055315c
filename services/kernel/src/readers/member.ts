import type { LogRecord } from '../log/port.ts';

/** What a topic is read for: a policy, or one generation of a projection. */
export interface TopicMember {
  /** Names its journal. */
  readonly consumer: string;
  readonly topics: readonly string[];
  readonly types: ReadonlySet<string>;
  /** Milliseconds for which records may gather before they are taken together. */
  readonly flushAfterMs?: number | undefined;
  /** Whether its own journal tells what it has taken; otherwise the checkpoint that it shares has to. */
  readonly hasJournal: boolean;
  /** Takes the partition over. @returns the offset from which it has taken nothing, by its own journal */
  begin(topic: string, partition: number): Promise<number>;
  /**
   * Takes records of its types, in order; those that it has taken before change nothing.
   * @throws what passes by itself: the same records come again
   */
  take(topic: string, partition: number, records: readonly LogRecord[]): Promise<void>;
  /** Everything before the offset is taken, or of no concern to it. */
  noteReached(topic: string, partition: number, offset: number): void;
  onError(error: unknown): void;
}

/** Null where the record does not tell, so that each reader has to look. */
export function typeOf({ event, body }: LogRecord): string | null {
  return event?.type ?? /"type":"([^"]+)"/.exec(body)?.[1] ?? null;
}

export function isWanted(record: LogRecord, types: ReadonlySet<string>): boolean {
  const type = typeOf(record);
  return type === null || types.has(type);
}

import type { Log, LogEntry } from '../log/port.ts';

/** A log that only keeps what is published, and can be made to fail. */
export class MemoryLog implements Log {
  readonly entries: LogEntry[] = [];
  /** Asked before each publication; what it throws is thrown. */
  beforePublish: (entries: readonly LogEntry[]) => void | Promise<void> = () => {};

  idsOf(key: string): string[] {
    return this.entries.filter((entry) => entry.key === key).map(({ eventId }) => eventId);
  }

  async publish(entries: readonly LogEntry[]): Promise<void> {
    await this.beforePublish(entries);
    this.entries.push(...entries);
  }

  async prepare(): Promise<void> {}
  async close(): Promise<void> {}

  subscribe(): never {
    throw new Error('This log has no readers.');
  }

  endOffset(): never {
    throw new Error('This log has no readers.');
  }
}

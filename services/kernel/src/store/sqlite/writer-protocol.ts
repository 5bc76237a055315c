export type SqlValue = string | number | bigint | null | Uint8Array;

export interface Statement {
  sql: string;
  params: readonly SqlValue[];
  /** Whether its rows are wanted back. */
  returning?: boolean;
}

/** Read before anything of its write is written; a write whose guard is broken writes nothing. */
export interface Guard extends Statement {
  expect: 'row' | 'none';
}

export interface Write {
  guards: readonly Guard[];
  statements: readonly Statement[];
}

export type SqlRow = Record<string, SqlValue>;

export type WriteOutcome =
  | { kind: 'written'; rows: SqlRow[][] }
  /** The guard at this place did not find what it expected. */
  | { kind: 'refused'; guard: number; row: SqlRow | null }
  | { kind: 'failed'; message: string; errcode: number | null };

export type WriterRequest = { id: number; write: Write } | { id: number; exec: string } | { close: true };
export type WriterReply = { ready: true } | { outcomes: [id: number, outcome: WriteOutcome][] };

export type SqlValue = string | number | null;

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

/** A statement on its way: the number of its text, whether something is expected or wanted back, its parameters. */
type SentStatement = [sql: number, flag: 0 | 1, params: readonly SqlValue[]];

export type SentWrite = [guards: SentStatement[], statements: SentStatement[]];

export type SentRequest = { id: number; write: SentWrite } | { id: number; exec: string };

/**
 * What one message to the writer holds, as JSON text: a text crosses to another thread at the price of a copy, while
 * cloning the same arrays costs more than writing them to the file.
 */
export interface SentBatch {
  /** Texts that were not sent before; their numbers go on from the last. */
  sql: string[];
  requests: SentRequest[];
  /** The last message. */
  close?: true;
}

export type WriterReply =
  | { ready: true }
  /** `written`: those that wanted nothing back. */
  | { written: number[]; outcomes: [id: number, outcome: WriteOutcome][] };

/** Turns requests into messages; knows which texts the writer has seen. */
export class WriterEncoder {
  readonly #numbers = new Map<string, number>();
  #fresh: string[] = [];

  encode({ guards, statements }: Write): SentWrite {
    return [
      guards.map(({ sql, params, expect }): SentStatement => [this.#number(sql), expect === 'row' ? 1 : 0, params]),
      statements.map(({ sql, params, returning }): SentStatement => [this.#number(sql), returning ? 1 : 0, params]),
    ];
  }

  message(requests: SentRequest[], isLast = false): string {
    const batch: SentBatch = { sql: this.#fresh, requests, ...(isLast && { close: true }) };
    this.#fresh = [];
    return JSON.stringify(batch);
  }

  #number(sql: string): number {
    let number = this.#numbers.get(sql);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(sql, number);
      this.#fresh.push(sql);
    }
    return number;
  }
}
